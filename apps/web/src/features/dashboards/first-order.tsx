import { IconCalendarPlus } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a new client sees instead of empty figures. */
export function FirstOrder() {
  return (
    <EmptyState
      icon={IconCalendarPlus}
      title="Order your first appearance"
      action={<ButtonLink to="/client/request/appearance">Schedule Appearance</ButtonLink>}
    >
      Tell us court, day and kind of hearing: the price is shown before you order, and nothing is
      charged until you schedule. Hearings, reports and what you spend are then shown here.
    </EmptyState>
  );
}
