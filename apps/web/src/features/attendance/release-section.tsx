import { attendance } from '@courtside/contract/attendance';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';
import { ProblemDialog } from './problem-dialog.tsx';

const release = z.object({ reason: z.string().trim().max(500, 'Too long') });

/** When the attorney cannot attend: giving it back in time, and calling for help at any time. */
export function ReleaseSection({ held }: { held: Held }) {
  const [asked, setAsked] = useState<'release' | 'problem'>();
  const close = () => setAsked(undefined);
  if (held.status !== 'assigned' && held.status !== 'report_due') return null;
  const until = formatCourtTime(held.releaseUntil, held.timeZone);
  const mayRelease = held.actions.includes('release');
  return (
    <Section title="If something comes up">
      <Stack gap={3}>
        {mayRelease && (
          <Button variant="secondary" wide onClick={() => setAsked('release')}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
            Give it back
          </Button>
        )}
        <Button variant="danger" wide onClick={() => setAsked('problem')}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          Report a problem
        </Button>
        <p className={classes.quiet}>
          {mayRelease
            ? `You can give it back until ${until}. After that, report a problem.`
            : held.status === 'assigned'
              ? 'It is too late to give it back. Report a problem instead: somebody acts at once.'
              : 'An administrator is told at once.'}
        </p>
      </Stack>
      <ReleaseDialog held={held} opened={asked === 'release'} until={until} onClose={close} />
      <ProblemDialog id={held.id} opened={asked === 'problem'} onClose={close} />
    </Section>
  );
}

type ReleaseDialogProps = { held: Held; opened: boolean; until: string; onClose: () => void };

function ReleaseDialog({ held: { id, caption }, opened, until, onClose }: ReleaseDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useActionKey();
  return (
    <FormDialog
      opened={opened}
      question="Give this appearance back?"
      detail={
        <>
          <p>{`${caption} is offered to other attorneys at once, and the client is told.`}</p>
          <p>{`You can do this until ${until}. Later you can only report a problem.`}</p>
        </>
      }
      schema={release}
      defaultValues={{ reason: '' }}
      keep="Keep it"
      act="Give it back"
      danger
      onKeep={onClose}
      onSubmit={async ({ reason }) => {
        const body = { reason: reason || null };
        await call(
          attendance.release,
          { params: { id }, body },
          { idempotencyKey: keyFor({ id, body }) },
        );
        showToast({ kind: 'ok', text: 'The appearance is open to others again' });
        await navigate('/attorney/manage/appearance');
        await queryClient.invalidateQueries();
      }}
    >
      <TextareaField name="reason" label="Reason" optional rows={3} />
    </FormDialog>
  );
}
