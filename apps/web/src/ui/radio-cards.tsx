import { useId } from 'react';
import classes from './radio-cards.module.css';

type RadioCard<Value extends string> = { value: Value; label: string; detail: string };

type RadioCardsProps<Value extends string> = {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few choices, each with a word of explanation. */
export function RadioCards<Value extends string>({
  legend,
  cards,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {cards.map((card) => (
          <label key={card.value} className={classes.card}>
            <input
              type="radio"
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
