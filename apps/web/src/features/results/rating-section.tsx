import { z } from 'zod';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import type { ClientReport } from './results-queries.ts';
import { StarsField } from './stars-field.tsx';

const ratingForm = z.object({
  stars: z.number('Choose one to five stars').int().min(1).max(5),
  comment: z.string().max(1_000, 'Too long'),
});

type RatingSectionProps = {
  title: string;
  rating: ClientReport['rating'];
  onRate: (rating: z.output<typeof ratingForm>, idempotencyKey: string) => Promise<void>;
};

/** What one thinks of the other side. It can be changed. */
export function RatingSection({ title, rating, onRate }: RatingSectionProps) {
  const keyFor = useActionKey();
  return (
    <Section title={title}>
      <Form
        schema={ratingForm}
        defaultValues={{ stars: rating?.stars, comment: rating?.comment ?? '' }}
        unsaved="discard"
        label={title}
        onSubmit={async (values) => {
          await onRate(values, keyFor(values));
          showToast({ kind: 'ok', text: 'Rating saved' });
        }}
      >
        <Stack gap={4}>
          <StarsField name="stars" legend={title} />
          <TextareaField name="comment" label="Comment" optional rows={2} />
          <FormActions>
            <SubmitButton variant="secondary">
              {rating ? 'Change the rating' : 'Save the rating'}
            </SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </Section>
  );
}
