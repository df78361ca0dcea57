import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ConflictHits } from '../../platform/conflict-hits.ts';
import { isMissing } from '../../platform/is-missing.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerSection } from './answer-section.tsx';
import { LostOffer } from './lost-offer.tsx';
import { NoOffer } from './no-offer.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferHead } from './offer-head.tsx';
import classes from './offer-page.module.css';
import { offerQuery } from './offers-query.ts';

type OfferPageProps = { id: string; Hits: ConflictHits };

/** An open appearance, and the attorney's answer to it. */
export function OfferPage({ id, Hits }: OfferPageProps) {
  const query = useQuery(offerQuery(id));
  const [refusal, setRefusal] = useState<string>();
  const [isAccepting, setAccepting] = useState(false);
  const offer = query.data;
  // It went while the attorney looked; unless it went to them, which the answer will say.
  const isLost = refusal !== undefined || (isMissing(query.error) && !isAccepting);
  if (!offer) {
    return (
      <Page>
        <PageTitle>Available appearance</PageTitle>
        {refusal === undefined ? (
          <NoOffer id={id} query={query} />
        ) : (
          <LostOffer id={id} why={refusal} />
        )}
      </Page>
    );
  }
  return (
    <Page>
      <p className={classes.back}>
        <Link to="/attorney/available/appearance">View Available Appearances</Link>
      </p>
      <OfferHead offer={offer} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title="Summary">
            <p className={classes.text}>
              {offer.publicSummary ?? 'The client gave none. Instructions open once you accept.'}
            </p>
          </Section>
          <OfferFacts offer={offer} />
        </div>
        <div className={classes.answer}>
          {isLost ? (
            <LostOffer id={id} why={refusal} />
          ) : (
            <AnswerSection
              offer={offer}
              Hits={Hits}
              onLost={setRefusal}
              onAccepting={setAccepting}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
