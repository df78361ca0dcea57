import { IconRotate } from '@tabler/icons-react';
import type { ConflictHits } from '../../platform/conflict-hits.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AcceptOffer } from './accept-offer.tsx';
import { PartyList } from './conflict-check.tsx';
import classes from './offer-page.module.css';
import type { Offer } from './offers-query.ts';
import { RejectOffer } from './reject-offer.tsx';
import { useAnswers } from './use-answers.ts';
import { WhyNot } from './why-not.tsx';

type AnswerSectionProps = {
  offer: Offer;
  Hits: ConflictHits;
  /** It went to somebody else while this attorney thought it over. */
  onLost: (why: string) => void;
  onAccepting: (isAccepting: boolean) => void;
};

/** The fee, and what the attorney says to it. */
export function AnswerSection({ offer, Hits, onLost, onAccepting }: AnswerSectionProps) {
  const { reconsider, isBusy } = useAnswers();
  const mayAccept = offer.actions.includes('accept');
  return (
    <section className={classes.card} aria-label="Your answer">
      <p className={classes.feeLabel}>Your fee</p>
      <p className={classes.feeLarge}>
        <Money cents={offer.attorneyFeeCents} />
      </p>
      <Stack gap={5}>
        {mayAccept ? (
          <AcceptOffer offer={offer} Hits={Hits} onLost={onLost} onAccepting={onAccepting}>
            <RejectOffer offer={offer} />
          </AcceptOffer>
        ) : (
          <PartyList parties={offer.parties} />
        )}
        {offer.rejectedAt ? (
          <Stack gap={3}>
            <Note>
              You have turned this appearance down
              {offer.rejectReason ? `: ${offer.rejectReason}` : '.'}
            </Note>
            <div>
              <Button busy={isBusy(offer.id)} onClick={() => void reconsider(offer.id)}>
                <IconRotate size={18} stroke={1.75} aria-hidden />
                Take it back
              </Button>
            </div>
          </Stack>
        ) : (
          offer.ineligible && (
            <Stack gap={3}>
              <WhyNot check={offer.ineligible.check} message={offer.ineligible.message} />
              <RejectOffer offer={offer} />
            </Stack>
          )
        )}
        <p className={classes.quiet}>Instructions and files open once you accept.</p>
      </Stack>
    </section>
  );
}
