import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import { DashboardList } from './dashboard-list.tsx';
import type { Overview } from './overview-query.ts';

export function TopCourts({ courts }: Pick<Overview, 'courts'>) {
  return (
    <Section title="Courts you go to most">
      <DashboardList
        empty="None in these twelve months."
        items={courts.map(({ id, name, state, count, spentCents }) => ({
          key: id,
          title: name,
          detail: `${state}, ${count === 1 ? '1 hearing' : `${count} hearings`}`,
          aside: <Money cents={spentCents} />,
        }))}
      />
    </Section>
  );
}
