import { type Ref, useId } from 'react';
import classes from './radio-cards.module.css';

type RadioCard<Value extends string> = { value: Value; label: string; detail: string };

type RadioCardsProps<Value extends string> = {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Where the keyboard goes when the choice is missing. */
  inputRef?: Ref<HTMLInputElement>;
  /** The element that says what is wrong. */
  describedBy?: string;
};

/** One of a few choices, each with a word of explanation. */
export function RadioCards<Value extends string>({
  legend,
  cards,
  value,
  onChange,
  inputRef,
  describedBy,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {cards.map((card, index) => (
          <label key={card.value} className={classes.card}>
            <input
              type="radio"
              ref={index === 0 ? inputRef : undefined}
              name={name}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
            />
            {card.label}
            <small>{card.detail}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
