import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import classes from './kit.module.css';

const colors = [
  'page',
  'surface',
  'sunken',
  'raised',
  'hover',
  'selected',
  'line',
  'control',
  'ink',
  'ink-2',
  'muted',
  'link',
  'primary',
  'accent',
  'danger-fill',
  'band',
];

export function ColorsKit() {
  return (
    <Section title="Color">
      <Stack gap={5}>
        <div className={classes.swatches}>
          {colors.map((name) => (
            <div key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
        <Ramp prefix="chart" steps={[1, 2, 3, 4, 5]} caption="Chart order, five at most" />
        <Ramp prefix="map" steps={[0, 1, 2, 3, 4, 5]} caption="Map, from none to most" />
      </Stack>
    </Section>
  );
}

type RampProps = { prefix: string; steps: readonly number[]; caption: string };

function Ramp({ prefix, steps, caption }: RampProps) {
  return (
    <div>
      <div className={classes.ramp}>
        {steps.map((step) => (
          <i key={step} style={{ background: `var(--${prefix}-${step})` }} />
        ))}
      </div>
      <p className={classes.caption}>{caption}</p>
    </div>
  );
}
