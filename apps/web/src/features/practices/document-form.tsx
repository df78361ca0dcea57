import { optionalDay } from '@courtside/contract/fields';
import { files } from '@courtside/contract/files';
import { practices } from '@courtside/contract/practices';
import { type DocumentKind, documentKinds } from '@courtside/domain/practices';
import { useRef } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { EntryForm } from './entry-form.tsx';
import { FileField } from './file-field.tsx';
import { documentsQuery, useKeep } from './practice-queries.ts';

function schemaOf(expires: boolean) {
  return z.strictObject({
    file: z.custom<File>((value) => value instanceof File, 'Add the file'),
    expiresOn: optionalDay.refine((day) => !expires || day !== null, 'Say until when it is valid'),
  });
}

type DocumentFormProps = { kind: DocumentKind; onDone: () => void };

/** Hands a file in and puts it on record. What was handed in once is not sent again on a second try. */
export function DocumentForm({ kind, onDone }: DocumentFormProps) {
  const { name, inText, expires } = documentKinds[kind];
  const keep = useKeep();
  const sent = useRef(new WeakMap<File, string>());
  const uidOf = async (file: File) => {
    const known = sent.current.get(file);
    if (known) return known;
    const query = { name: file.name, kind: 'other' as const };
    const { uid } = await call(files.upload, { query, file });
    sent.current.set(file, uid);
    return uid;
  };
  return (
    <EntryForm
      label={`Add ${inText}`}
      schema={schemaOf(expires)}
      values={{ expiresOn: '' }}
      action={`Add ${inText}`}
      onCancel={onDone}
      save={async ({ file, expiresOn }) => {
        const body = { kind, file: await uidOf(file), expiresOn };
        await call(practices.addDocument, { body });
        await keep(documentsQuery.queryKey);
        showToast({ kind: 'ok', text: `${name} is on file` });
        onDone();
      }}
    >
      <Stack gap={4}>
        <FileField name="file" label="File" hint="A PDF or a picture, up to 50 MB." />
        <TextField
          name="expiresOn"
          label="Valid until"
          type="date"
          optional={!expires}
          hint="We write to you 30 and 7 days before that day."
        />
      </Stack>
    </EntryForm>
  );
}
