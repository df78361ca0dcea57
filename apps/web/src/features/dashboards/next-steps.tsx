import { Link } from 'react-router';
import { isBuilt } from '../../platform/is-built.ts';
import type { Path } from '../../routes.ts';
import { Section } from '../../ui/section.tsx';
import { DashboardList } from './dashboard-list.tsx';

export type NextStep = { to: Path; label: string; detail: string };

/** What to do next, among what can be done already. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const open = steps.filter(({ to }) => isBuilt(to));
  if (open.length === 0) return null;
  return (
    <Section title="Next steps">
      <DashboardList
        empty=""
        items={open.map(({ to, label, detail }) => ({
          key: to,
          title: <Link to={to}>{label}</Link>,
          detail,
        }))}
      />
    </Section>
  );
}
