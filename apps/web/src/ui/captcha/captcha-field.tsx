import { IconCircleCheck, IconShieldLock, IconWifiOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../button.tsx';
import { ProblemLine } from '../fields/problem-line.tsx';
import { useField } from '../fields/use-field.ts';
import classes from './captcha.module.css';
import { RecaptchaBox } from './recaptcha-box.tsx';
import { useCheck } from './use-check.ts';

type CaptchaFieldProps = {
  name?: string;
  /** Where a task is fetched from. */
  challengeUrl: string;
};

/** The check against programs. It mostly passes by itself while the form is filled in. */
export function CaptchaField({ name = 'recaptcha', challengeUrl }: CaptchaFieldProps) {
  const { field, problem } = useField(name);
  const { state, task, fail } = useCheck(name, challengeUrl);
  const box = useSubmitWhenPassed(name, state === 'passed');
  const { ref, onChange } = field;
  const failed = useCallback(() => fail(true), [fail]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form gives a new function each time, all alike
  const answered = useCallback((answer: string) => onChange(answer), []);

  return (
    <div ref={box}>
      <fieldset ref={ref} tabIndex={-1} aria-label="Check against programs">
        <div className={classes.box} data-state={state}>
          {state === 'asking' && task?.provider === 'recaptcha' && (
            <RecaptchaBox
              key={field.value ? 'answered' : 'open'}
              siteKey={task.siteKey}
              onAnswer={answered}
              onFailure={failed}
            />
          )}
          {state !== 'asking' && <Told state={state} onAgain={() => fail(false)} />}
        </div>
      </fieldset>
      {problem && state !== 'failed' && <ProblemLine announced>{problem}</ProblemLine>}
    </div>
  );
}

type ToldProps = { state: 'working' | 'passed' | 'failed'; onAgain: () => void };

function Told({ state, onAgain }: ToldProps) {
  if (state === 'failed') {
    return (
      <>
        <IconWifiOff size={22} stroke={1.75} aria-hidden />
        <output>The check could not be loaded</output>
        <Button variant="ghost" size="s" onClick={onAgain}>
          Try again
        </Button>
      </>
    );
  }
  const isPassed = state === 'passed';
  const StateIcon = isPassed ? IconCircleCheck : IconShieldLock;
  return (
    <>
      <StateIcon size={22} stroke={1.75} aria-hidden />
      <output>{isPassed ? 'Checked: you are a person' : 'Checking that you are a person'}</output>
    </>
  );
}

/** Whoever pressed the button before the check was through need not press it again. */
function useSubmitWhenPassed(name: string, isPassed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  const isOnlyThisMissing = Object.keys(errors).length === 1 && errors[name] !== undefined;
  const waits = useRef(false);
  useEffect(() => {
    if (isOnlyThisMissing && errors[name]?.type !== 'server') waits.current = true;
    else if (!isPassed || Object.keys(errors).length > 0) waits.current = false;
    if (!isPassed || !waits.current || errors[name]) return;
    waits.current = false;
    box.current?.closest('form')?.requestSubmit();
  }, [errors, isOnlyThisMissing, isPassed, name]);
  return box;
}
