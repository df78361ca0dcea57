import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Finder } from '../../ui/search-select.tsx';
import { editPathOf, type PlaceKind } from './place-kinds.ts';
import classes from './places.module.css';

const mostShown = 5;

type NearestPlacesProps = { kind: PlaceKind; search: string; finder: Finder };

/** What a search with a typo may have meant: the list takes words as they are, the finder forgives. */
export function NearestPlaces({ kind, search, finder }: NearestPlacesProps) {
  const { data } = useQuery({
    queryKey: ['places', 'looked-up', 'nearest', ...finder.key, search],
    queryFn: async ({ signal }) => finder.find(search, signal),
  });
  if (!data?.length) return null;
  return (
    <div className={classes.nearest}>
      <p>Did you mean</p>
      <ul>
        {data.slice(0, mostShown).map(({ value, label, detail }) => (
          <li key={value}>
            <Link to={editPathOf(kind, value)}>{label}</Link>
            {detail && <span>{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
