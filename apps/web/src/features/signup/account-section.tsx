import { sources } from '@courtside/contract/sources';
import { newPasswordMinimum } from '@courtside/domain/passwords';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { NewPasswordField } from '../../ui/strength/new-password-field.tsx';

/** How someone will sign in, and how they found us. */
export function AccountFields() {
  return (
    <Stack gap={4}>
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <NewPasswordField
        name="password"
        label="Password"
        shortest={newPasswordMinimum}
        knownFields={['email', 'firstName', 'lastName', 'firm']}
      />
    </Stack>
  );
}

export function SourceField() {
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['sources'],
    queryFn: async ({ signal }) => call(sources.list, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <Note kind="bad" live>
        The list of sources could not be loaded.{' '}
        <Button variant="ghost" size="s" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Note>
    );
  }
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="source"
      label="How did you hear about us?"
      options={options}
      placeholder={data ? 'Choose' : 'Loading'}
    />
  );
}
