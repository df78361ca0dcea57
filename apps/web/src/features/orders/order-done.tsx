import { formatCents } from '@courtside/domain/money';
import { hoursWords } from '@courtside/domain/policies';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { cancellationLines } from './cancellation-words.ts';
import { courtWords } from './hearing-words.ts';
import { NoSource } from './no-source.tsx';
import classes from './orders.module.css';
import {
  type Appearance,
  appearanceQuery,
  type OrderRules,
  useOrderRules,
} from './orders-queries.ts';

/** What was ordered, and what happens now. */
export function OrderDone({ id }: { id: string }) {
  const query = useQuery(appearanceQuery(id));
  if (!query.data) return <NoSource title="Schedule Appearance" queries={[query]} />;
  return <Done appearance={query.data} />;
}

function Done({ appearance }: { appearance: Appearance }) {
  const { id, number, caption, court, hearingAt, timeZone, totalCents } = appearance;
  const rules = useOrderRules();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page width="form">
      <Stack gap={6}>
        <div className={classes.done}>
          <IconCircleCheck size={40} stroke={1.75} aria-hidden />
          <h1 ref={heading} tabIndex={-1} className={classes.heading}>
            Your appearance is scheduled
          </h1>
          <p className={classes.lead}>{`Number ${number}. ${caption}.`}</p>
        </div>
        <Section title="What happens next">
          <ol className={classes.nextSteps}>
            {whatHappens(appearance, rules).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </Section>
        <Section title="The hearing">
          <Facts
            items={[
              { name: 'When', value: formatCourtTime(hearingAt, timeZone) },
              { name: 'Where', value: courtWords(court) },
              { name: 'What', value: appearance.appearanceTypeName },
              { name: 'Price', value: formatCents(totalCents) },
            ]}
          />
        </Section>
        <Row gap={3}>
          <ButtonLink to={`/client/view/case/details/${id}`}>See the appearance</ButtonLink>
          <ButtonLink variant="secondary" to={`/client/request/appearance?again=${id}`}>
            Order another like it
          </ButtonLink>
          <ButtonLink variant="ghost" to={`/client/request/template_from_appearance/${id}`}>
            Save as template
          </ButtonLink>
        </Row>
        <p className={classes.quiet}>
          <Link to="/client/request/appearance">Schedule a different appearance</Link>
        </p>
      </Stack>
    </Page>
  );
}

function whatHappens(
  { status, hearingAt, timeZone }: Appearance,
  rules: OrderRules | undefined,
): string[] {
  const soon = rules ? `within ${hoursWords(rules.reports.dueHours)} of` : 'soon after';
  const free =
    rules &&
    cancellationLines(rules.cancellation, (before) =>
      formatCourtTime(new Date(Date.parse(hearingAt) - before * 3_600_000).toISOString(), timeZone),
    )[1];
  return [
    status === 'payment_due'
      ? 'The payment did not go through yet. Attorneys are told as soon as it does.'
      : 'Attorneys nearby are told now.',
    'You are told when one of them accepts.',
    `You have the report ${soon} the hearing.`,
    ...(free?.cost === 'Free'
      ? [`${free.when.replace('Then until', 'Canceling is free until')}.`]
      : []),
  ];
}
