import { IconCalendarCheck, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { isBuilt } from '../../platform/is-built.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { textOf } from '../../ui/tone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AttorneyOverview } from './attorney-overview-query.ts';
import { dueWords } from './earnings-words.ts';
import classes from './overview.module.css';

/** What only the attorney can do: reports with their clock, then hearings to confirm. */
export function AttorneyWaiting({ overview }: { overview: AttorneyOverview }) {
  const { reportsDue, toConfirm } = overview;
  const [nowMs] = useState(() => Date.now());
  const mayReport = isBuilt('/attorney/submit/appearance/result/:selectedId');
  const items = [
    ...reportsDue.items.map(({ id, caption, reportDueAt }) => ({
      key: `report ${id}`,
      icon: IconHourglass,
      tone: Date.parse(reportDueAt) < nowMs ? ('red' as const) : ('amber' as const),
      title: dueWords(reportDueAt, nowMs),
      detail: caption,
      act: mayReport ? 'Report' : 'Open',
      to: mayReport
        ? `/attorney/submit/appearance/result/${id}`
        : `/attorney/view/case/details/${id}`,
    })),
    ...toConfirm.items.map(({ id, caption, hearingAt, timeZone }) => ({
      key: `confirm ${id}`,
      icon: IconCalendarCheck,
      tone: 'teal' as const,
      title: 'Confirm that you will attend',
      detail: `${caption}, ${formatCourtTime(hearingAt, timeZone)}`,
      act: 'Confirm',
      to: `/attorney/view/case/details/${id}`,
    })),
  ];
  return (
    <Section
      title="Waiting for you"
      actions={<Badge count={reportsDue.count + toConfirm.count} label="waiting" />}
    >
      {items.length === 0 && <p className={classes.quiet}>Nothing waits for you.</p>}
      <ul className={classes.waiting}>
        {items.map(({ key, icon: ItemIcon, tone, title, detail, act, to }) => (
          <li key={key}>
            <ItemIcon size={20} stroke={1.75} color={textOf(tone)} aria-hidden />
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.detail}>{detail}</p>
            </div>
            <ButtonLink variant="secondary" size="s" to={to}>
              {act}
              <VisuallyHidden>{`: ${title}, ${detail}`}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
