import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';

/** What the client wants, for the attorney alone. */
export function InstructionsSection({ held: { order, publicSummary } }: { held: Held }) {
  const parts = [
    ['For you alone', order.privateInstructions],
    ['Desired outcome', order.desiredOutcome],
    ['Your authority', order.authority],
    ['Do not', order.doNot],
    ['Who else attends', order.whoElseAttends],
    ['Public summary', publicSummary],
  ] as const;
  const given = parts.filter(([, text]) => text);
  return (
    <Section title="Instructions">
      {given.length === 0 && (
        <p className={classes.quiet}>None were given. Ask the day-of contact if you need any.</p>
      )}
      <Stack gap={4}>
        {given.map(([name, text]) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className={classes.text}>{text}</p>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
