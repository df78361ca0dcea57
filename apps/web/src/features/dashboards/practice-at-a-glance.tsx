import type { accounts } from '@courtside/contract/accounts';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { caseTypes } from '@courtside/domain/case-types';
import { states } from '@courtside/domain/places';
import { Section } from '../../ui/section.tsx';
import classes from './dashboard.module.css';
import { DashboardList } from './dashboard-list.tsx';

type Practice = Pick<
  ResponseOf<typeof accounts.getAttorney>,
  'admissions' | 'caseTypes' | 'states'
>;

/** Where an attorney may appear and what they take. */
export function PracticeAtAGlance({ practice }: { practice: Practice }) {
  return (
    <>
      <Section title="Bar admissions">
        <DashboardList
          empty="None yet. Add one in your account: without it no appearance reaches you."
          items={practice.admissions.map(({ state, number, year }) => ({
            key: state,
            title: states[state],
            detail: `Bar number ${number}, admitted ${year}`,
          }))}
        />
      </Section>
      <Section title="Practice areas">
        <Words empty="None chosen yet." words={practice.caseTypes.map((code) => caseTypes[code])} />
      </Section>
      <Section title="States covered">
        <Words empty="None chosen yet." words={practice.states.map((code) => states[code])} />
      </Section>
    </>
  );
}

function Words({ words, empty }: { words: readonly string[]; empty: string }) {
  if (words.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul className={classes.words}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
