import { type CaseType, caseTypeCodes, caseTypes } from '../case-types/index.ts';

export { isDepositionTask, utbmsTasks } from './utbms.ts';

/** A practice area with what we say of it. */
export interface Service {
  readonly id: CaseType;
  readonly name: string;
  readonly text: string;
  /** A path on the site. */
  readonly img: string;
  readonly isInCarousel: boolean;
}

const texts: Readonly<Record<CaseType, string>> = {
  Bankruptcy:
    'Coverage of creditor meetings, relief-from-stay motions and confirmation hearings in every district. The attorney reads your schedules and your instructions first, and asks only what you want asked. You have the report within 24 hours.',
  Civil:
    'Case management and status conferences, motions, trial calls and depositions, from superior courts to federal district courts. You say what to argue and what to leave alone. The ruling and the next date come back in writing.',
  Collections:
    'Small claims trials, default prove-ups, debtor examinations and settlement calls, one file or a full morning calendar. The attorney works within the authority you give and records every term reached in the hallway.',
  Criminal:
    'Arraignments, bail and pretrial hearings, pleas you have already worked out, and sentencing. An attorney admitted in the state stands beside your client when two courtrooms want you at the same hour.',
  FamilyLaw:
    'Status conferences, temporary orders, support and custody hearings, and uncontested dissolutions. The attorney knows the local forms, keeps to your instructions and tells you exactly what was ordered and who drafts it.',
  Immigration:
    'Master calendar, bond and individual hearings before the immigration courts, in person or by video. The attorney confirms pleadings, deadlines and the next hearing before leaving the courtroom.',
  Probate:
    'Petitions for letters, accountings, guardianship and conservatorship hearings. The attorney clears calendar notes where the court posts them and reports what still has to be filed.',
  WorkerCompensation:
    'Mandatory settlement conferences, status hearings, trials and depositions before workers’ compensation boards. The attorney arrives with your settlement authority and leaves with the minutes.',
  LocalCounsel:
    'An attorney admitted where your case is pending: to file, to appear beside you, and to know how the courtroom runs. Useful where local rules ask for one, and where they only reward it.',
  ProHacVice:
    'A sponsor in good standing for your admission to one case. The attorney moves your application, appears where the court requires it, and stays on the case for as long as the rule asks.',
  VirtualAppearance:
    'Hearings by video or telephone, wherever the court sits. The attorney tests the link beforehand, joins early and stays until the matter is called.',
};

/** The practice areas we serve, in the order in which they are shown. */
export const services: readonly Service[] = caseTypeCodes.map((id) => ({
  id,
  name: caseTypes[id],
  text: texts[id],
  img: `/services/${kebab(id)}.svg`,
  // Specified: it is a way of appearing rather than an area of its own.
  isInCarousel: id !== 'VirtualAppearance',
}));

function kebab(code: CaseType): string {
  return code.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
