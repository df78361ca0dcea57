import { waves } from '@courtside/domain/offers';
import { IconBan, IconCircleDashed, IconSparkles } from '@tabler/icons-react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { DateTile } from '../../ui/date-tile.tsx';
import { Row } from '../../ui/stack.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './offer-page.module.css';
import { attendanceWords, courtWords, hearingName } from './offer-words.ts';
import type { Offer } from './offers-query.ts';

export function OfferHead({ offer }: { offer: Offer }) {
  const { date, hearingAt, timeZone, court, wave, rejectedAt } = offer;
  return (
    <header className={classes.head}>
      <DateTile date={date} />
      <div className={classes.headText}>
        <Row gap={2}>
          {rejectedAt ? (
            <Tag icon={IconBan} tone="slate" outlined>
              Rejected by you
            </Tag>
          ) : (
            <Tag icon={IconCircleDashed} tone="blue">
              Open
            </Tag>
          )}
          {wave && (
            <Tag icon={IconSparkles} tone="amber">
              {waves[wave]}
            </Tag>
          )}
        </Row>
        <h1>{hearingName(offer)}</h1>
        <p>
          <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
          {`, ${courtWords(court)}`}
        </p>
        <p>{attendanceWords(offer)}</p>
      </div>
    </header>
  );
}
