import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { editPathOf, type PlaceKind } from './place-kinds.ts';

type EditLinkProps = { kind: PlaceKind; id: string; name: string };

export function EditLink({ kind, id, name }: EditLinkProps) {
  return (
    <Link to={editPathOf(kind, id)}>
      Edit<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Link>
  );
}
