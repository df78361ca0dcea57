import { IconCalendarEvent } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

export function StatesKit() {
  return (
    <>
      <div data-span="4">
        <Section title="Empty">
          <EmptyState
            icon={IconCalendarEvent}
            title="No hearings in these dates"
            action={<Button>Schedule Appearance</Button>}
          >
            Widen the dates, or schedule the next one now.
          </EmptyState>
        </Section>
      </div>
      <div data-span="4">
        <Section title="Loading">
          <SkeletonRows label="Loading appearances" />
        </Section>
      </div>
      <div data-span="4">
        <Section title="Error">
          <ErrorState
            title="We could not load your appearances"
            onRetry={() => showToast({ kind: 'bad', text: 'Could not reject appearance' })}
          >
            Please check your network connection. Nothing you entered is lost.
          </ErrorState>
        </Section>
      </div>
    </>
  );
}
