import { useId } from 'react';
import { RadioCards } from '../radio-cards.tsx';
import { ProblemLine } from './problem-line.tsx';
import { useField } from './use-field.ts';

type RadioCardsFieldProps = {
  name: string;
  label: string;
  cards: readonly { value: string; label: string; detail: string }[];
};

/** One of a few choices of a form, each with a word of explanation. */
export function RadioCardsField({ name, label, cards }: RadioCardsFieldProps) {
  const { field, problem } = useField(name);
  const id = useId();
  return (
    <div>
      <RadioCards
        legend={label}
        cards={cards}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        inputRef={field.ref}
        {...(problem && { describedBy: id })}
      />
      {problem && <ProblemLine id={id}>{problem}</ProblemLine>}
    </div>
  );
}
