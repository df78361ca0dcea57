import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useOrder } from './order-context.ts';
import { orderSteps, type StepKey, stepKeys, stepOf } from './order-steps.ts';
import type { OrderValues } from './order-values.ts';
import { useCourt, useFacts } from './orders-queries.ts';
import { stepWords } from './step-words.ts';
import classes from './steps.module.css';
import { problemsOf } from './use-order-form.ts';

type StepListProps = {
  current: StepKey;
  seen: ReadonlySet<StepKey>;
  /** Told that a step was chosen. */
  onGo?: () => void;
};

/** The steps with a word of what was entered. Every one of them can be gone to at any time. */
export function StepList({ current, seen, onGo }: StepListProps) {
  const values = useWatch<OrderValues>() as OrderValues;
  const { goTo } = useOrder();
  const { data: court } = useCourt(values.court);
  const problems = problemsOf(values, useFacts(values));
  const wrong = new Set(Object.keys(problems).map(stepOf));
  return (
    <ol className={classes.steps}>
      {stepKeys.map((key, index) => {
        const mark = markOf(key, { isSeen: seen.has(key), isWrong: wrong.has(key) });
        return (
          <li key={key} data-mark={mark} data-now={key === current || undefined}>
            <button
              type="button"
              aria-current={key === current ? 'step' : undefined}
              onClick={() => {
                onGo?.();
                goTo(key);
              }}
            >
              <span className={classes.node}>
                {mark === 'done' && <IconCheck size={14} stroke={2} aria-hidden />}
                {mark === 'problem' && <IconAlertTriangle size={14} stroke={1.75} aria-hidden />}
                {mark === undefined && index + 1}
              </span>
              <span>
                {orderSteps[key].title}
                {mark && (
                  <VisuallyHidden>{mark === 'done' ? ', done' : ', to check'}</VisuallyHidden>
                )}
                <small>{stepWords(key, values, court?.name)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function markOf(key: StepKey, { isSeen, isWrong }: { isSeen: boolean; isWrong: boolean }) {
  if (!isSeen || key === 'review') return undefined;
  return isWrong ? 'problem' : 'done';
}
