import { appearances } from '@courtside/contract/appearances';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { dataOf } from './data-of.ts';
import { leftOpen, type NextHearing, nextHearing } from './next-hearing.ts';
import { OrderDone } from './order-done.tsx';
import { OrderStart, type Source } from './order-start.tsx';

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
  if (done) return <OrderDone id={done} />;
  return (
    <OrderStart
      // Not by all of the address: the step is part of it.
      key={again && JSON.stringify([again, hearing])}
      title="Schedule Appearance"
      {...(again && {
        source: {
          queryKey: ['orders', 'again', again, hearing],
          load: async (signal: AbortSignal) => orderAgain(again, hearing, signal),
        },
      })}
    />
  );
}

async function orderAgain(id: string, hearing: NextHearing, signal: AbortSignal): Promise<Source> {
  const appearance = await call(appearances.get, { params: { id } }, { signal });
  const { caption } = appearance;
  return {
    data: await dataOf(appearance, signal),
    hearing,
    notice: `Filled in from ${caption}. ${leftOpen(hearing)}; files are not carried over.`,
  };
}
