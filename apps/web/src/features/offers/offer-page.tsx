import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerSection } from './answer-section.tsx';
import { LostOffer } from './lost-offer.tsx';
import { NoOffer } from './no-offer.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferHead } from './offer-head.tsx';
import classes from './offer-page.module.css';
import { useOffer } from './offers-query.ts';

export const meta = () =>
  pageMeta('/attorney/view/available/appearance/:selectedId', {
    description: 'An open hearing that you could take.',
    index: false,
  });

export default function OfferPage() {
  const { selectedId = '' } = useParams();
  return <OfferScreen key={selectedId} id={selectedId} />;
}

function OfferScreen({ id }: { id: string }) {
  const query = useOffer(id);
  const [lost, setLost] = useState<string>();
  const offer = query.data;
  if (!offer) {
    return (
      <Page>
        <PageTitle>Available appearance</PageTitle>
        {lost === undefined ? <NoOffer id={id} query={query} /> : <LostOffer id={id} why={lost} />}
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
          {lost === undefined ? (
            <AnswerSection offer={offer} onLost={setLost} />
          ) : (
            <LostOffer id={id} why={lost} />
          )}
        </div>
      </div>
    </Page>
  );
}
