import { templates } from '@courtside/contract/templates';
import { useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { OrderStart } from './order-start.tsx';

export const meta = () =>
  pageMeta('/client/request/appearance_from_template/:selectedId', {
    description: 'Order an attorney for a hearing, from one of your templates.',
    index: false,
  });

export default function FromTemplatePage() {
  const { selectedId: id = '' } = useParams();
  const keyFor = useActionKey();
  return (
    <OrderStart
      key={id}
      title="Clone appearance from saved template"
      source={{
        queryKey: ['orders', 'from-template', id],
        load: async () => {
          const idempotencyKey = keyFor(id);
          const { name, data } = await call(
            templates.clone,
            { params: { id } },
            { idempotencyKey },
          );
          return { data, notice: `Filled in from the template ${name}. Enter the date and time.` };
        },
      }}
    />
  );
}
