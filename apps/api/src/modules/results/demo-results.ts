import { emptyResult, type Result } from '@courtside/domain/results';

interface DemoResult {
  readonly caseNumber: string;
  /** Days from the hearing to the next date and to each deadline. */
  readonly nextInDays?: number;
  readonly deadlines?: readonly (readonly [what: string, inDays: number])[];
  readonly dispute?: string;
  readonly result: Result;
}

const heard: Result = {
  ...emptyResult,
  appeared: true,
  checkedIn: '08:10',
  called: '08:52',
  out: '09:05',
};

/** Reports on the demo client's hearings. Courts, judges and people are made up. */
export const demoResults: readonly DemoResult[] = [
  {
    caseNumber: '26CV018855',
    nextInDays: 34,
    deadlines: [
      ['Further responses, without objection', 20],
      ['Joint status report', 27],
    ],
    result: {
      ...heard,
      checkedIn: '13:31',
      called: '14:22',
      out: '14:41',
      judge: 'Hon. Imogen Sorrel',
      whoAppeared: 'R. Bindweed for the defendant, by video',
      outcome: 'granted',
      ruling:
        'Motion to compel granted as to requests 4 to 11. Sanctions of $1,150 against the responding party, payable in 30 days.',
      nextTime: '14:00',
      nextDepartment: '19',
      nextType: 'Case management conference',
      orders: [{ what: 'Order on the motion to compel', drafter: 'us' }],
      narrative:
        'The court had read the papers and indicated that it would grant. Opposing counsel asked for 45 days to respond; I objected as instructed, and the court gave 20.\n\nOn sanctions the court cut the hours claimed from 6 to 3. It asked the moving party to prepare the order and to serve it within five days.',
      actionRequired: 'Prepare and serve the proposed order.',
      urgency: 'at_once',
      expenses: [{ code: 'E109', description: 'Parking, Oakland', cents: 1_800, file: null }],
    },
  },
  {
    caseNumber: '26CV021406',
    result: {
      ...heard,
      checkedIn: '15:40',
      called: null,
      out: '16:25',
      outcome: 'not_heard',
      whyNotHeard: 'The judge was called away, and no other department could take the matter.',
      narrative:
        'I waited until the clerk told all counsel at 4:20 PM that the afternoon calendar would be reset by mail.',
    },
  },
  {
    caseNumber: '26STLC01377',
    nextInDays: 61,
    dispute:
      'The clerk told us that the continued date is a week later. Please check the minute order.',
    result: {
      ...heard,
      judge: 'Hon. Everett Lisle',
      whoAppeared: 'Nobody for the defendant',
      outcome: 'continued',
      nextTime: '08:30',
      nextDepartment: '94',
      nextType: 'Status conference',
      narrative:
        'No appearance for the defendant. The court continued on its own motion and ordered us to give notice.',
      actionRequired: 'Serve notice of the continued date.',
      urgency: 'this_week',
    },
  },
  {
    caseNumber: '26CV002291',
    nextInDays: 120,
    deadlines: [['Mediation completed', 90]],
    result: {
      ...heard,
      checkedIn: '13:05',
      called: '13:48',
      out: '13:56',
      judge: 'Hon. Ruth Abernathy',
      whoAppeared: 'T. Okafor for the defendant',
      outcome: 'continued',
      nextTime: '13:30',
      nextDepartment: '2',
      nextType: 'Trial setting conference',
      narrative:
        'Both sides estimated a four-day jury trial. The court sent the parties to mediation and set a trial setting conference.',
    },
  },
  {
    caseNumber: '30-2026-01298831',
    result: {
      ...heard,
      checkedIn: '08:35',
      called: '09:20',
      out: '10:02',
      judge: 'Hon. Zoë Núñez',
      whoAppeared: 'L. Castellan in person, with K. Brandvold of counsel',
      outcome: 'settled',
      ruling: 'Case settled. Dismissal to be filed within 45 days.',
      narrative:
        'The parties settled in the hallway before the matter was called. The terms were read into the record and both sides agreed to them.',
      settlementTerms:
        'Defendant pays $8,400 in six equal monthly installments, each side bears its own fees, mutual release, stipulated judgment on default.',
      actionRequired: 'Calendar the dismissal and the first installment.',
      urgency: 'routine',
      expenses: [
        { code: 'E109', description: 'Mileage, 42 miles', cents: 2_940, file: null },
        { code: 'E101', description: 'Copies for the bench', cents: 350, file: null },
      ],
    },
  },
];
