import { useEffect, useState } from 'react';

type Judge = typeof import('./judge-password.ts').judgePassword;

/** The score of what is typed. The dictionaries are fetched with the first character, and only then. */
export function useStrength(password: string, known: readonly string[]): number | undefined {
  const [judge, setJudge] = useState<Judge>();
  const isNeeded = password !== '' && judge === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    // Without the dictionaries the form works; the server judges anyway.
    import('./judge-password.ts').then(
      ({ judgePassword }) => setJudge(() => judgePassword),
      () => undefined,
    );
  }, [isNeeded]);
  return password !== '' && judge ? judge(password, known) : undefined;
}
