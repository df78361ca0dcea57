import { statuses } from '@courtside/domain/appearances';
import { StatusLabel, StatusTag } from '../../../features/appearances/appearance-status.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './kit.module.css';

export function StatusKit() {
  return (
    <Section title="Status: icon, word and color, always all three">
      <div className={classes.statuses}>
        {statuses.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </div>
      <p className={classes.caption}>In tables and lists: colored icon, ink word, no box.</p>
      <div className={classes.statuses}>
        {statuses.map((status) => (
          <StatusLabel key={status} status={status} />
        ))}
      </div>
    </Section>
  );
}
