import { Stack } from '../../ui/stack.tsx';
import { DistrictAdmissions } from './district-admissions.tsx';
import { PracticeAreas } from './practice-areas.tsx';
import classes from './practices.module.css';
import { StateAdmissions } from './state-admissions.tsx';

/** Where an attorney is admitted, and what they take. */
export function PracticePanel() {
  return (
    <div className={classes.panel}>
      <Stack gap={7}>
        <StateAdmissions />
        <DistrictAdmissions />
        <PracticeAreas />
      </Stack>
    </div>
  );
}
