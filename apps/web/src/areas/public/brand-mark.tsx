import { Link } from 'react-router';
import { brand } from '../../platform/brand.ts';
import classes from './brand-mark.module.css';

/** The name over two lines, as in the drawn mark. */
const [firstLine, secondLine] = ((words) => [words.slice(0, -1).join(' '), words.at(-1)])(
  brand.siteName.split(' '),
);

type BrandMarkProps = { oneLine?: boolean };

export function BrandMark({ oneLine = false }: BrandMarkProps) {
  return (
    <Link to="/" className={classes.brand} aria-label={`${brand.siteName}, home`}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="6" className={classes.logo} />
        <path
          d="M9.5 9v11M17 9v11M24.5 9v11"
          stroke="#fff"
          strokeWidth="3.2"
          strokeLinecap="square"
        />
        <path d="M6.5 26.2h21" stroke="#EFA93A" strokeWidth="2.8" />
      </svg>
      <b>
        {firstLine} {!oneLine && <br />}
        {secondLine}
      </b>
    </Link>
  );
}
