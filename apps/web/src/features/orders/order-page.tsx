import { appearances } from '@courtside/contract/appearances';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { dataOf } from './data-of.ts';
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
  if (done) return <OrderDone id={done} />;
  return (
    <OrderStart
      key={again}
      title="Schedule Appearance"
      {...(again && {
        source: {
          queryKey: ['orders', 'again', again],
          load: async (signal: AbortSignal) => orderAgain(again, signal),
        },
      })}
    />
  );
}

async function orderAgain(id: string, signal: AbortSignal): Promise<Source> {
  const appearance = await call(appearances.get, { params: { id } }, { signal });
  const { caption } = appearance;
  return {
    data: await dataOf(appearance, signal),
    notice: `Filled in from ${caption}. Enter the date and time; files are not carried over.`,
  };
}
