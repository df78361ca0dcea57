import { TagLabel, type TagLook } from '../tag.tsx';

type OutcomeLook = TagLook & { word: string; many: string };

/** What lines can come to, in the order in which to look at them. */
export type OutcomeLooks<Outcome extends string> = Readonly<Record<Outcome, OutcomeLook>>;

export function OutcomeLabel({ look: { icon, tone, word } }: { look: OutcomeLook }) {
  return (
    <TagLabel icon={icon} tone={tone}>
      {word}
    </TagLabel>
  );
}

export function outcomeOptions<Outcome extends string>(
  looks: OutcomeLooks<Outcome>,
  counts: Readonly<Record<Outcome, number>>,
) {
  return (Object.keys(looks) as Outcome[]).map((value) => ({
    value,
    label: `${looks[value].many} ${counts[value].toLocaleString('en-US')}`,
  }));
}
