import type { PartyRole, Side } from '@courtside/domain/appearances';

/** What the demo client tells the attorney of a case, beyond its caption. */
export interface DemoBrief {
  readonly parties: readonly (readonly [name: string, role: PartyRole])[];
  /** The party that the attorney appears for is the first one. */
  readonly side: Side;
  readonly department?: string;
  readonly judge?: string;
  readonly privateInstructions?: string;
  readonly desiredOutcome?: string;
  readonly authority?: string;
  readonly doNot?: string;
  readonly fileNumber?: string;
}

/** By case number. Every name is made up. */
const demoBriefs: Readonly<Record<string, DemoBrief>> = {
  '26STCV04817': {
    parties: [
      ['Juniper Creek Lending LLC', 'plaintiff'],
      ['Desmond Halloran', 'defendant'],
      ['Ruth Tansy, Tansy & Boyle', 'opposing_counsel'],
    ],
    side: 'plaintiff',
    department: '34',
    privateInstructions:
      'Both sides have agreed on a trial estimate of two days. The joint statement is on file.',
    desiredOutcome: 'A trial date in the second half of next year.',
    fileNumber: 'JCL-0417',
  },
  '26PR001942': {
    parties: [
      ['Harold Voss', 'plaintiff'],
      ['Estate of Marguerite Voss', 'other'],
    ],
    side: 'plaintiff',
    department: '129',
    fileNumber: 'VOS-0031',
  },
  '6:26-bk-20815': {
    parties: [
      ['Saltbush Credit Union', 'creditor'],
      ['Lucinda Farrow', 'debtor'],
    ],
    side: 'creditor',
    fileNumber: 'SCU-1182',
  },
  '2:26-bk-11873': {
    parties: [
      ['Cobalt Lending Inc.', 'creditor'],
      ['Tomas Arriaga', 'debtor'],
      ['Nadia Sedge, Chapter 7 trustee', 'other'],
    ],
    side: 'creditor',
    department: 'Room 4',
    privateInstructions:
      'We hold the loan on the 2022 pickup. Ask where it is kept, who drives it and whether it is insured.\n\nThe debtor told our collector that his brother has it. Get that on the record if you can.',
    desiredOutcome: 'Sworn answers about the vehicle, and whether the debtor will surrender it.',
    authority: 'You may agree to a surrender within 30 days. Nothing else.',
    doNot: 'Do not discuss reaffirmation.',
    fileNumber: 'COB-2260',
  },
  '34-2026-00318744': {
    parties: [
      ['Kestrel Roofing Co.', 'plaintiff'],
      ['Paul Danforth', 'defendant'],
      ['Danforth Holdings LLC', 'defendant'],
      ['Imani Reed, Reed Law Group', 'opposing_counsel'],
    ],
    side: 'plaintiff',
    department: '43',
    judge: 'Hon. Clement Fairweather',
    privateInstructions:
      'Answer ready for trial, three days, twelve witnesses. Lead counsel is in trial in Fresno until the 12th and can start any day after.',
    desiredOutcome: 'Trail behind older cases, no date before next month.',
    doNot: 'Do not waive the jury.',
    fileNumber: 'KES-0093',
  },
};

/** For a case without a brief of its own: who is named in its caption, and a plain request. */
export function briefOf({
  caseNumber,
  caption,
}: {
  caseNumber: string;
  caption: string;
}): DemoBrief {
  const [plaintiff = caption, defendant] = caption.split(' v. ');
  return (
    demoBriefs[caseNumber] ?? {
      parties: [
        [plaintiff, 'plaintiff'],
        ...(defendant ? [[defendant, 'defendant'] as const] : []),
      ],
      side: 'plaintiff',
      privateInstructions: 'Please ask for the earliest date that the court can give.',
    }
  );
}
