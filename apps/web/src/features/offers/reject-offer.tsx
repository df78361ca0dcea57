import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Offer } from './offers-query.ts';
import { useAnswers } from './use-answers.ts';

const rejection = z.object({ reason: z.string().trim().max(500, 'Too long') });

/** Turns an appearance down; a toast takes it back. */
export function RejectOffer({ offer: { id, actions } }: { offer: Offer }) {
  const [isAsked, setAsked] = useState(false);
  const { reject } = useAnswers();
  const navigate = useNavigate();
  const keyFor = useActionKey();
  if (!actions.includes('reject')) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Reject
      </Button>
      <FormDialog
        opened={isAsked}
        question="Reject this appearance?"
        detail="It leaves your list. The client is not told, and you can take it back while it is open."
        schema={rejection}
        defaultValues={{ reason: '' }}
        keep="Keep it"
        act="Reject"
        onKeep={() => setAsked(false)}
        onSubmit={async ({ reason }) => {
          await reject(id, reason || null, keyFor({ id, reason }));
          setAsked(false);
          await navigate('/attorney/available/appearance');
        }}
      >
        <TextareaField
          name="reason"
          label="Reason"
          hint="Only our administrators read it."
          optional
          rows={3}
        />
      </FormDialog>
    </>
  );
}
