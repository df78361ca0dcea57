import { useFormState } from 'react-hook-form';

/** What is wrong with a list as a whole, not with a field of one row. */
export function useListProblem(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const found: unknown = errors[name];
  if (typeof found !== 'object' || found === null) return undefined;
  const whole: unknown = 'root' in found ? found.root : found;
  if (typeof whole !== 'object' || whole === null || !('message' in whole)) return undefined;
  return typeof whole.message === 'string' && whole.message ? whole.message : undefined;
}
