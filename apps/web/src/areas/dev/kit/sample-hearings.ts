import type { Status } from '@courtside/domain/appearances';

export type SampleHearing = {
  caption: string;
  number: string;
  court: string;
  type: string;
  date: string;
  time: string;
  status: Status;
  cents: number;
};

export const sampleHearings: readonly SampleHearing[] = [
  {
    caption: 'Otter Creek Freight LLC v. Moonbeam Storage, Inc.',
    number: 'BCV-26-999101',
    court: 'Kern Superior, Dept. 17',
    type: 'Case management conference',
    date: 'Mar 12, 2026',
    time: '8:30 AM PDT',
    status: 'assigned',
    cents: 18_500,
  },
  {
    caption: 'In re Fennimore',
    number: '26-10442',
    court: 'Bankr. D. Nev., Las Vegas',
    type: 'Meeting of creditors',
    date: 'Mar 13, 2026',
    time: '10:00 AM PDT',
    status: 'open',
    cents: 12_500,
  },
  {
    caption: 'People v. Quillon',
    number: '26CR-0871',
    court: 'Cook County Circuit, Rm. 404',
    type: 'Arraignment',
    date: 'Mar 16, 2026',
    time: '9:00 AM CDT',
    status: 'payment_due',
    cents: 17_500,
  },
  {
    caption: 'Hallowell Credit Union v. Tarn',
    number: 'DC-26-31990',
    court: 'Dallas County Court No. 3',
    type: 'Default prove-up',
    date: 'Mar 18, 2026',
    time: '1:30 PM CDT',
    status: 'reported',
    cents: 118_500,
  },
];
