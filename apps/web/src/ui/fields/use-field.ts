import { useController } from 'react-hook-form';

/** Binds a field of the surrounding form by its name. */
export function useField(name: string) {
  const { field, fieldState } = useController({ name });
  return { field, problem: fieldState.error?.message };
}
