import { waves } from '@courtside/domain/offers';
import { IconBan, IconCircleDashed, IconSparkles } from '@tabler/icons-react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { DatedHead } from '../../ui/dated-head.tsx';
import { Row } from '../../ui/stack.tsx';
import { Tag } from '../../ui/tag.tsx';
import { attendanceWords, courtWords, hearingName } from './offer-words.ts';
import type { Offer } from './offers-query.ts';

export function OfferHead({ offer }: { offer: Offer }) {
  const { date, hearingAt, timeZone, court, wave, rejectedAt } = offer;
  const tags = (
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
  );
  return (
    <DatedHead date={date} tags={tags} title={hearingName(offer)}>
      <p>
        <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
        {`, ${courtWords(court)}`}
      </p>
      <p>{attendanceWords(offer)}</p>
    </DatedHead>
  );
}
