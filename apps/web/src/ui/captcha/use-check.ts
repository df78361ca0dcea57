import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type CaptchaTask, loadTask } from './load-task.ts';
import { solveAltcha } from './solve-altcha.ts';

type CheckState = 'working' | 'asking' | 'passed' | 'failed';

// A form left open is given a new answer before the server would refuse the old one.
const renewLeadMs = 30_000;

/**
 * Keeps the named field filled with a good answer: whenever it is empty a task is fetched and
 * solved while the visitor types.
 */
export function useCheck(name: string, challengeUrl: string) {
  const { setValue, watch } = useFormContext();
  const [task, setTask] = useState<CaptchaTask>();
  const [hasFailed, setFailed] = useState(false);
  const isEmpty = !watch(name);

  useEffect(() => {
    if (!isEmpty || hasFailed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const work = async () => {
      const fresh = await loadTask(challengeUrl, signal);
      if (signal.aborted) return;
      setTask(fresh);
      if (fresh.provider !== 'altcha') return;
      const answer = await solveAltcha(fresh.challenge, signal);
      setValue(name, answer, { shouldValidate: true });
    };
    work().catch(() => !signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [isEmpty, hasFailed, name, challengeUrl, setValue]);

  useEffect(() => {
    if (isEmpty || task?.provider !== 'altcha') return undefined;
    const life = task.challenge.parameters.expiresAt * 1_000 - Date.now() - renewLeadMs;
    const timer = setTimeout(() => setValue(name, ''), Math.max(life, renewLeadMs));
    return () => clearTimeout(timer);
  }, [isEmpty, task, name, setValue]);

  const state: CheckState = stateOf({ isEmpty, hasFailed, task });
  return { state, task, fail: setFailed };
}

type Facts = { isEmpty: boolean; hasFailed: boolean; task: CaptchaTask | undefined };

function stateOf({ isEmpty, hasFailed, task }: Facts): CheckState {
  if (hasFailed && isEmpty) return 'failed';
  if (task?.provider === 'recaptcha') return 'asking';
  return isEmpty ? 'working' : 'passed';
}
