import { appearances } from '@courtside/contract/appearances';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Note } from '../../ui/note.tsx';
import type { KindValues, NextHearing } from './next-hearing.ts';
import { NoSource } from './no-source.tsx';
import { OrderScreen } from './order-screen.tsx';
import { blankValues, type HandedFile, type OrderValues, valuesFrom } from './order-values.ts';
import { accountQuery } from './orders-queries.ts';

/** What an order starts from instead of the draft. */
export type Source = {
  data: Record<string, unknown>;
  /** When the new one is, as far as it is known; that of the earlier one is left out. */
  hearing?: NextHearing & KindValues;
  /** Where it came from, and what it leaves open. */
  notice: ReactNode;
  /** What the form cannot say, and has to be chosen by it. */
  warning?: string;
};

type OrderStartProps = {
  title: string;
  source?: { queryKey: readonly unknown[]; load: (signal: AbortSignal) => Promise<Source> };
};

const aDayMs = 86_400_000;

/** Loads what the form starts with: the draft, or an earlier order or template, and the account. */
export function OrderStart({ title, source }: OrderStartProps) {
  const account = useQuery(accountQuery);
  const draft = useQuery({
    queryKey: ['orders', 'draft'],
    queryFn: async ({ signal }) => call(appearances.getDraft, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const from = useQuery({
    queryKey: source?.queryKey ?? ['orders', 'no-source'],
    queryFn: async ({ signal }) => source?.load(signal),
    enabled: source !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const waiting = [account, draft, ...(source ? [from] : [])];
  if (!account.data || !draft.data || (source && !from.data)) {
    return <NoSource title={title} queries={waiting} />;
  }
  const { firstName, lastName, phone } = account.data;
  const reached = { contactName: `${firstName} ${lastName}`.trim(), contactPhone: phone };
  const blank = { ...blankValues, ...reached };
  const { data: kept, revision } = draft.data;
  if (from.data) {
    const notice = (
      <>
        <Note>{from.data.notice}</Note>
        {from.data.warning && <Note kind="warn">{from.data.warning}</Note>}
        {kept && <OtherDraft />}
      </>
    );
    const values = { ...withoutHearing(valuesFrom(from.data.data)), ...from.data.hearing };
    const initial = withContact(values, reached);
    return <OrderScreen {...{ initial, blank, revision, notice }} />;
  }
  if (!kept) return <OrderScreen {...{ initial: blank, blank, revision }} />;
  const values = valuesFrom(kept);
  const files = values.files.filter(isStillThere);
  const isLost = files.length < values.files.length;
  const notice = isLost && (
    <Note kind="warn">Files wait a day for their order, and some had to go. Add them again.</Note>
  );
  return <OrderScreen {...{ initial: { ...values, files }, blank, revision, notice }} isRestored />;
}

function OtherDraft() {
  return (
    <Note kind="warn">
      {'You also have '}
      <Link to="/client/request/appearance" reloadDocument>
        an unfinished order
      </Link>
      . It is replaced as soon as you change something here.
    </Note>
  );
}

function withoutHearing(values: OrderValues): OrderValues {
  return { ...values, date: '', time: '', which: '', coupon: '', files: [] };
}

function withContact(
  values: OrderValues,
  reached: Pick<OrderValues, 'contactName' | 'contactPhone'>,
): OrderValues {
  return values.contactName === '' ? { ...values, ...reached } : values;
}

function isStillThere({ addedAt }: HandedFile): boolean {
  return Date.now() - Date.parse(addedAt) < aDayMs;
}
