import type { Action } from '@courtside/domain/appearances';
import { eligibilityChecks, type LostCheck, lossWords } from '@courtside/domain/offers';

/** What somebody is told of a move, without a fact of the case: it shows on locked screens. */
export interface News {
  readonly title: string;
  readonly text: string;
}

interface Moved {
  readonly number: number;
  /** Why a change of the client's has released the attorney, when it has. */
  readonly because?: LostCheck | 'silent' | undefined;
  /** The client may know who attends. */
  readonly showsAttorney?: boolean;
}
type Words = (moved: Moved) => News;
type Told = Readonly<Partial<Record<Action, Words>>>;

const covered: Words = ({ number, showsAttorney }) => ({
  title: 'An attorney will attend',
  text: `Appearance ${number} is covered.${showsAttorney ? ' Who attends is shown with it.' : ''}`,
});
const resolved: Words = ({ number }) => ({
  title: 'A dispute is settled',
  text: `The dispute about the report of appearance ${number} is settled.`,
});

function whyReleased(number: number, because: Moved['because']): string {
  if (!because) return `The attorney of appearance ${number} had to give it back.`;
  return because === 'silent'
    ? `The attorney of appearance ${number} has not confirmed your change in time.`
    : `As you changed appearance ${number}, its attorney ${lossWords[because]}.`;
}

function whyNoLongerYours(number: number, because: Moved['because']): string {
  if (!because)
    return `Appearance ${number} is open to other attorneys again. Please do not attend.`;
  const why =
    because === 'silent' ? 'You have not confirmed it in time.' : eligibilityChecks[because];
  return `The client has changed appearance ${number}. ${why} Others are asked now; please do not attend.`;
}

export const newsForClient: Told = {
  accept: covered,
  assign: covered,
  release: ({ number, because }) => ({
    title: 'We are finding another attorney',
    text: `${whyReleased(number, because)} Others are being asked now.`,
  }),
  expire: ({ number }) => ({
    title: 'No attorney could be found',
    text: `Nobody could take appearance ${number} in time. You do not pay for it.`,
  }),
  approve: ({ number }) => ({
    title: 'A report was approved for you',
    text: `An administrator has approved the report of appearance ${number}.`,
  }),
  resolve: resolved,
  'no-show': ({ number }) => ({
    title: 'Your hearing was not attended',
    text: `The attorney of appearance ${number} did not appear. You do not pay for it.`,
  }),
};

export const newsForAttorney: Told = {
  accept: ({ number }) => ({
    title: 'You attend this appearance',
    text: `Appearance ${number} is yours. Instructions, files and contacts are with it.`,
  }),
  assign: ({ number }) => ({
    title: 'An appearance was assigned to you',
    text: `Please look at appearance ${number}, check for conflicts, and confirm that you attend.`,
  }),
  edit: ({ number }) => ({
    title: 'An appearance has changed',
    text: `The client has changed what they wrote about appearance ${number}.`,
  }),
  cancel: ({ number }) => ({
    title: 'An appearance was canceled',
    text: `The client no longer needs coverage of appearance ${number}. Please do not attend.`,
  }),
  release: ({ number, because }) => ({
    title: 'An appearance is no longer yours',
    text: whyNoLongerYours(number, because),
  }),
  dispute: ({ number }) => ({
    title: 'Your report is disputed',
    text: `The client disputes the report of appearance ${number}. An administrator looks into it.`,
  }),
  'amend-results': ({ number }) => ({
    title: 'Your report was amended',
    text: `An administrator has sent the firm a new version of the report of appearance ${number}.`,
  }),
  approve: ({ number }) => ({
    title: 'Your report is approved',
    text: `An administrator has approved the report of appearance ${number}.`,
  }),
  resolve: resolved,
  'no-show': ({ number }) => ({
    title: 'Recorded as not attended',
    text: `Appearance ${number} was recorded as not attended. If that is wrong, please write to us.`,
  }),
};

export const newsForAdmins: Told = {
  schedule: ({ number }) => ({
    title: 'New order',
    text: `Appearance ${number} was ordered.`,
  }),
  expire: ({ number }) => ({
    title: 'An appearance went unfilled',
    text: `Nobody took appearance ${number} before the hearing.`,
  }),
  dispute: ({ number }) => ({
    title: 'A report is disputed',
    text: `The client disputes the report of appearance ${number}.`,
  }),
};

/** What an attorney is told of a move of their own, with the entry for their calendar. */
export const entriesForAttorney: Told = {
  release: ({ number }) => ({
    title: 'You gave an appearance back',
    text: `Appearance ${number} is open to other attorneys again. The attached entry takes it out of your calendar.`,
  }),
};

/** The same for a client who was sent an entry before. */
export const entriesForClient: Told = {
  edit: ({ number }) => ({
    title: 'An appearance was changed',
    text: `Appearance ${number} was changed. The attached entry brings your calendar up to date.`,
  }),
  cancel: ({ number }) => ({
    title: 'An appearance was canceled',
    text: `Appearance ${number} was canceled. The attached entry takes it out of your calendar.`,
  }),
};
