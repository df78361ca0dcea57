import { appearances } from '@courtside/contract/appearances';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { dataOf } from './data-of.ts';
import {
  kindValues,
  leftOpen,
  type NextHearing,
  type NextKind,
  nextHearing,
  nextKind,
} from './next-hearing.ts';
import { OrderDone } from './order-done.tsx';
import { OrderStart, type Source } from './order-start.tsx';
import { typesQuery } from './orders-queries.ts';

export const meta = () =>
  pageMeta('/client/request/appearance', {
    description: 'Order an attorney for a hearing.',
    index: false,
  });

export default function OrderPage() {
  const [params] = useSearchParams();
  const done = params.get('done');
  const again = params.get('again');
  const hearing = nextHearing(params);
  const kind = nextKind(params);
  const queryClient = useQueryClient();
  if (done) return <OrderDone id={done} />;
  return (
    <OrderStart
      // Not by all of the address: the step is part of it.
      key={again && JSON.stringify([again, hearing, kind])}
      title="Schedule Appearance"
      {...(again && {
        source: {
          queryKey: ['orders', 'again', again, hearing, kind],
          load: async (signal: AbortSignal) =>
            orderAgain(again, { hearing, kind }, queryClient, signal),
        },
      })}
    />
  );
}

type Next = { hearing: NextHearing; kind: NextKind };

async function orderAgain(
  id: string,
  { hearing, kind }: Next,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<Source> {
  const appearance = await call(appearances.get, { params: { id } }, { signal });
  const { caption, caseType, mode } = appearance;
  const { items } = await queryClient.ensureQueryData(typesQuery);
  const offered = items.filter((type) => type.caseType === caseType);
  const known = kindValues(kind, mode, offered);
  const isOpen = known.appearanceType === '';
  return {
    data: await dataOf(appearance, signal),
    hearing: { ...hearing, ...known },
    notice: `Filled in from ${caption}. ${leftOpen(hearing)}; files are not carried over.`,
    ...(isOpen && kind.words && { warning: `The report says: ${kind.words}. Choose the type.` }),
  };
}
