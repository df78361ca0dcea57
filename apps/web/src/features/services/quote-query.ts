import type { Found } from '../../ui/search-select.tsx';

export interface Asked {
  court: Found | null;
  caseType: string;
  appearanceType: string;
  date: string;
  time: string;
  which: string;
}

/** What the API is asked, once there is enough to ask. A date without its time says nothing yet. */
export function quoteQueryOf({ court, appearanceType, date, time, which }: Asked) {
  if (!court || appearanceType === '') return undefined;
  return {
    court: court.value,
    appearanceType,
    ...(date !== '' && time !== '' && { date, time }),
    ...(date !== '' && time !== '' && isSide(which) && { which }),
  };
}

function isSide(which: string): which is 'earlier' | 'later' {
  return which === 'earlier' || which === 'later';
}
