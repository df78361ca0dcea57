import { appearances } from '@courtside/contract/appearances';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { dataOf } from './data-of.ts';
import { EditScreen } from './edit-screen.tsx';
import { NoSource } from './no-source.tsx';
import { valuesFrom } from './order-values.ts';
import type { Appearance } from './orders-queries.ts';

export const meta = () =>
  pageMeta('/client/edit/appearance/:selectedId', {
    description: 'Change one of your appearances.',
    index: false,
  });

export default function EditPage() {
  const { selectedId: id = '' } = useParams();
  const [version, setVersion] = useState(0);
  const query = useQuery({
    queryKey: ['orders', 'edit', id, version],
    queryFn: async ({ signal }) => {
      const appearance = await call(appearances.get, { params: { id } }, { signal });
      return { appearance, values: valuesFrom(await dataOf(appearance, signal)) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!query.data) return <NoSource title="Edit appearance" queries={[query]} />;
  const { appearance, values } = query.data;
  if (!appearance.actions.includes('edit')) return <NotEditable appearance={appearance} />;
  return (
    <EditScreen
      key={version}
      appearance={appearance}
      initial={values}
      onReload={() => setVersion(version + 1)}
    />
  );
}

function NotEditable({ appearance: { id, status } }: { appearance: Appearance }) {
  return (
    <Page>
      <PageTitle>Edit appearance</PageTitle>
      <EmptyState
        icon={IconCalendarOff}
        title="This appearance can no longer be changed"
        action={<ButtonLink to={`/client/view/case/details/${id}`}>See the appearance</ButtonLink>}
      >
        {whyNot[status]}
      </EmptyState>
    </Page>
  );
}

const beforeHearing = 'An order can be changed until its hearing begins.';
const hasBegun = `${beforeHearing} The time of this one has passed.`;

const whyNot: Readonly<Record<Appearance['status'], string>> = {
  payment_due: hasBegun,
  open: hasBegun,
  assigned: hasBegun,
  report_due: `${beforeHearing} The report on this one is due.`,
  reported: `${beforeHearing} This one has been reported on.`,
  disputed: `${beforeHearing} This one is disputed.`,
  completed: `${beforeHearing} This one is completed.`,
  unfilled: `${beforeHearing} Nobody accepted this one in time.`,
  canceled: 'Its coverage was canceled. You can order it again.',
  no_show: `${beforeHearing} Nobody came to this one.`,
};
