import { ApiError } from '@courtside/contract/client';
import { offers } from '@courtside/contract/offers';
import { formatCents } from '@courtside/domain/money';
import { hoursWords } from '@courtside/domain/policies';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { type ConflictHits, type HitsCheck, nothingCleared } from '../../platform/conflict-hits.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { type ReportTimes, useReportTimes } from '../../platform/report-times.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ConflictCheck } from './conflict-check.tsx';
import { hearingName } from './offer-words.ts';
import { type Offer, offerQuery } from './offers-query.ts';

type AcceptOfferProps = {
  offer: Offer;
  Hits: ConflictHits;
  onLost: (why: string) => void;
  onAccepting: (isAccepting: boolean) => void;
  /** Beside the button that accepts. */
  children: ReactNode;
};

const attestation = z.object({
  attestsNoConflict: z.literal(true, 'Please confirm first that you have no conflict.'),
});

/** Takes an appearance for the fee that is shown, after a word on what that means. */
export function AcceptOffer({ offer, Hits, onLost, onAccepting, children }: AcceptOfferProps) {
  const { id, attorneyFeeCents, court, hearingAt, parties } = offer;
  const [isAsked, setAsked] = useState(false);
  const [oldFeeCents, setOldFeeCents] = useState<number>();
  const [cleared, setCleared] = useState(nothingCleared);
  const hits = useRef<HitsCheck>(null);
  const [marksUnresolved, setMarksUnresolved] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useActionKey();
  const times = useReportTimes();
  const fee = formatCents(attorneyFeeCents);

  const isStillOpen = async () =>
    queryClient.fetchQuery(offerQuery(id)).then(
      ({ actions }) => actions.includes('accept'),
      () => false,
    );

  const accept = async () => {
    const body = {
      attestsNoConflict: true as const,
      expectedFeeCents: attorneyFeeCents,
      expectedCourt: court.id,
      expectedHearingAt: hearingAt,
      expectedType: offer.appearanceTypeName,
      expectedMinutes: offer.expectedMinutes,
      expectedMode: offer.mode,
      expectedSide: offer.representedSide,
      expectedParties: parties,
      ...cleared,
    };
    setOldFeeCents(undefined);
    setRefusal(undefined);
    onAccepting(true);
    try {
      await call(offers.accept, { params: { id }, body }, { idempotencyKey: keyFor({ id, body }) });
    } catch (error) {
      onAccepting(false);
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      setAsked(false);
      if (error.code === 'price_changed') setOldFeeCents(attorneyFeeCents);
      else if (await isStillOpen()) setRefusal(error.message);
      else onLost(error.message);
      // The fee may be another one now, and so may the possible conflicts.
      await queryClient.invalidateQueries();
      return;
    }
    await navigate(`/attorney/view/case/details/${id}?accepted`);
    // Work that is held shows it from now on, open work no longer does.
    await queryClient.invalidateQueries();
  };
  return (
    // Marked at once with what else is missing, and led to before anything is asked.
    <div onSubmitCapture={() => setMarksUnresolved(true)}>
      <Form
        label="Accept this appearance"
        schema={attestation}
        defaultValues={{ attestsNoConflict: false as never }}
        unsaved="discard"
        onSubmit={async () => setAsked(!hits.current?.focusUnresolved())}
      >
        <Stack gap={5}>
          <ConflictCheck parties={parties}>
            <Hits
              ref={hits}
              appearanceId={id}
              cleared={cleared}
              marksUnresolved={marksUnresolved}
              onChange={setCleared}
            />
            {refusal !== undefined && (
              <Note kind="bad" live>
                {`${refusal} Nothing was accepted.`}
              </Note>
            )}
          </ConflictCheck>
          {oldFeeCents !== undefined && (
            <Note kind="warn" live>
              {`The fee changed from ${formatCents(oldFeeCents)} to ${fee} while you looked. Nothing was accepted.`}
            </Note>
          )}
          <FormActions>
            <SubmitButton>
              <IconCheck size={18} stroke={1.75} aria-hidden />
              {`Accept for ${fee}`}
            </SubmitButton>
            {children}
          </FormActions>
        </Stack>
      </Form>
      <ConfirmDialog
        opened={isAsked}
        question="Accept this appearance?"
        keep="Not yet"
        act={`Accept for ${fee}`}
        money={[{ label: 'Your fee', cents: attorneyFeeCents, total: true }]}
        consequence={consequence(offer, times)}
        onKeep={() => setAsked(false)}
        onAct={accept}
      >
        {`${hearingName(offer)}, ${formatCourtTime(offer.hearingAt, offer.timeZone)}.`}
      </ConfirmDialog>
    </div>
  );
}

function consequence({ releaseUntil, timeZone }: Offer, times: ReportTimes | undefined): string {
  const when = times ? `within ${hoursWords(times.dueHours)} of` : 'after';
  const commits = `You commit to attend, and to report ${when} the hearing.`;
  return Date.parse(releaseUntil) > Date.now()
    ? `${commits} You can give it back until ${formatCourtTime(releaseUntil, timeZone)}.`
    : `${commits} The hearing is so near that you cannot give it back yourself.`;
}
