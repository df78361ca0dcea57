import { Stack } from '../../ui/stack.tsx';
import { HoursForm } from './hours-form.tsx';
import classes from './practices.module.css';
import { TimeOffSection } from './time-off-section.tsx';

/** When an attorney takes hearings. */
export function AvailabilityPanel() {
  return (
    <div className={classes.panel}>
      <Stack gap={7}>
        <HoursForm />
        <TimeOffSection />
      </Stack>
    </div>
  );
}
