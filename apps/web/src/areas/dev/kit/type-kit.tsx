import { Money } from '../../../ui/money.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import classes from './kit.module.css';

export function TypeKit() {
  return (
    <div data-span="5">
      <Section title="Type">
        <Stack gap={4}>
          <p className={classes.display}>Display, 44 on 48</p>
          <p className={classes.pageTitle}>Page title, 32 on 38</p>
          <p className={classes.sectionTitle}>Section title, 22 on 28</p>
          <p className={classes.caseName}>Otter Creek Freight LLC v. Moonbeam Storage, Inc.</p>
          <p className={classes.publicText}>
            Public text, 16 on 26. The attorney appears on your instructions.
          </p>
          <p>App text, 14 on 20. Dense tables take 13 on 18.</p>
          <p className={classes.figures}>
            <Money cents={118_500} />
            <Money cents={24_050} />
          </p>
        </Stack>
      </Section>
    </div>
  );
}
