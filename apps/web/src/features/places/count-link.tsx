import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CountLinkProps = {
  count: number;
  /** What is counted and where, such as "courts in California". */
  of: string;
  to: string;
};

/** How many there are, which leads to the list of them. */
export function CountLink({ count, of, to }: CountLinkProps) {
  if (count === 0) return 0;
  return (
    <Link to={to}>
      {count.toLocaleString('en-US')}
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </Link>
  );
}
