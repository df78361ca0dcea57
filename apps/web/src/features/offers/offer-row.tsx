import { waves } from '@courtside/domain/offers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCourtHour } from '../../platform/court-time.ts';
import { DateTile } from '../../ui/date-tile.tsx';
import { Money } from '../../ui/money.tsx';
import { attendanceWords, courtWords, hearingName } from './offer-words.ts';
import classes from './offers.module.css';
import type { ListedOffer } from './offers-query.ts';

type OfferRowProps = { offer: ListedOffer; isSelected: boolean; children?: ReactNode };

/** One hearing that could be taken; what can be done with it here stands below. */
export function OfferRow({ offer, isSelected, children }: OfferRowProps) {
  const { id, date, hearingAt, timeZone, court, wave, attorneyFeeCents } = offer;
  return (
    <li className={classes.offer} data-selected={isSelected || undefined}>
      <DateTile date={date} />
      <div className={classes.offerText}>
        <h2>
          <Link to={`/attorney/view/available/appearance/${id}`}>{hearingName(offer)}</Link>
        </h2>
        <p>
          <time dateTime={hearingAt}>{formatCourtHour(hearingAt, timeZone)}</time>
          {`. ${courtWords(court)}`}
        </p>
        <p>{attendanceWords(offer)}</p>
        {children}
      </div>
      <p className={classes.fee}>
        <b>
          <Money cents={attorneyFeeCents} />
        </b>
        {wave && <span>{waves[wave]}</span>}
      </p>
    </li>
  );
}
