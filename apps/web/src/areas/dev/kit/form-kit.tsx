import { z } from 'zod';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../../ui/form/form-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const schema = z.object({
  mail: z.string().min(1, 'Mail is required').pipe(z.email('Should be an email')),
  subject: z.string().trim().min(1, 'Subject is required'),
  message: z.string().trim().min(1, 'Message is required'),
});

const blank = { mail: '', subject: '', message: '' };

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A form that works: the subject "refuse" is refused as a server would. */
export function FormKit() {
  return (
    <div data-span="7">
      <Section title="Form and notes">
        <Stack gap={5}>
          <Form
            label="Sample form"
            schema={schema}
            defaultValues={blank}
            onSubmit={async (values) => {
              await later(600);
              if (values.subject === 'refuse') throw refusal;
              showToast({ kind: 'ok', text: 'Message sent' });
              return blank;
            }}
          >
            <Stack gap={4}>
              <TextField name="mail" label="Email" type="email" autoComplete="email" />
              <TextField name="subject" label="Subject" hint="“refuse” is refused by the server." />
              <TextareaField name="message" label="Message" rows={4} />
              <FormActions>
                <SubmitButton busyLabel="Sending">Send message</SubmitButton>
              </FormActions>
            </Stack>
          </Form>
          <Stack gap={3}>
            <Note>Nothing is charged until you schedule.</Note>
            <Note kind="ok">Approved for you after 96 hours unless you dispute it.</Note>
            <Note kind="warn">This does not cancel the hearing itself.</Note>
            <Note kind="bad">The card was declined. Pay $175.00 to send this out.</Note>
          </Stack>
        </Stack>
      </Section>
    </div>
  );
}

const refusal = Object.assign(new Error('The message was not sent.'), {
  errors: { subject: 'This subject is not accepted' },
});
