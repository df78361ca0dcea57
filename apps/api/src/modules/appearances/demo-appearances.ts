import type { Action, Party, Status } from '@courtside/domain/appearances';

/** How an appearance got where it is: action, who, and hours before (negative) or after the hearing. */
type Path = readonly (readonly [Action, Party, Status, number])[];

export interface DemoAppearance {
  readonly caption: string;
  readonly caseNumber: string;
  readonly county: string;
  readonly courtKind: 'state' | 'federal_bankruptcy';
  readonly appearanceType: string;
  /** Days from today to the hearing. */
  readonly days: number;
  readonly time: string;
  readonly path: Path;
  readonly publicSummary?: string;
}

const ordered = ['schedule', 'client', 'open', -240] as const;
const accepted = ['accept', 'attorney', 'assigned', -200] as const;
const started = ['start', 'clock', 'report_due', 0] as const;
const reported = ['submit-results', 'assignee', 'reported', 6] as const;

/** Work of the demo client in every status. The parties are made up. */
export const demoAppearances: readonly DemoAppearance[] = [
  {
    caption: 'Juniper Creek Lending v. Halloran',
    caseNumber: '26STCV04817',
    county: '06037',
    courtKind: 'state',
    appearanceType: 'Case management conference',
    days: 9,
    time: '08:30',
    path: [ordered],
  },
  {
    caption: 'Estate of Marguerite Voss',
    caseNumber: '26PR001942',
    county: '06067',
    courtKind: 'state',
    appearanceType: 'Status conference',
    days: 16,
    time: '09:00',
    path: [ordered],
  },
  {
    caption: 'Saltbush Credit Union v. Amador',
    caseNumber: '56-2026-00591204',
    county: '06111',
    courtKind: 'state',
    appearanceType: 'Order to show cause',
    days: 5,
    time: '09:00',
    path: [ordered],
    publicSummary: 'Order to show cause about service. Unopposed so far; about 15 minutes.',
  },
  {
    caption: 'Thistledown Farms v. Pacheco',
    caseNumber: 'BCV-26-102277',
    county: '06029',
    courtKind: 'state',
    appearanceType: 'Law and motion hearing',
    days: 10,
    time: '08:30',
    path: [ordered],
    publicSummary:
      'Motion to compel further responses. The tentative ruling is posted the day before.',
  },
  {
    caption: 'In re Lucinda Farrow',
    caseNumber: '6:26-bk-20815',
    county: '06065',
    courtKind: 'federal_bankruptcy',
    appearanceType: '341 meeting of creditors',
    days: 13,
    time: '10:00',
    path: [ordered],
    publicSummary: 'For a secured creditor. Ask about the vehicle and where it is kept.',
  },
  {
    caption: 'Cobalt Lending v. Marchetti',
    caseNumber: '26STCV11932',
    county: '06037',
    courtKind: 'state',
    appearanceType: 'Final pretrial conference',
    days: 17,
    time: '13:30',
    path: [ordered],
  },
  {
    caption: 'Palisade Builders v. Nunez',
    caseNumber: '37-2026-00027410',
    county: '06073',
    courtKind: 'state',
    appearanceType: 'Discovery motion hearing',
    days: 20,
    time: '10:30',
    path: [ordered],
  },
  {
    caption: 'Brightwater Supply v. Odell',
    caseNumber: 'A-26-903317-C',
    county: '32003',
    courtKind: 'state',
    appearanceType: 'Law and motion hearing',
    days: 12,
    time: '10:15',
    path: [['schedule', 'client', 'payment_due', -240]],
  },
  {
    caption: 'In re Tomas Arriaga',
    caseNumber: '2:26-bk-11873',
    county: '06037',
    courtKind: 'federal_bankruptcy',
    appearanceType: '341 meeting of creditors',
    days: 3,
    time: '11:00',
    path: [ordered, accepted],
  },
  {
    caption: 'Kestrel Roofing v. Danforth',
    caseNumber: '34-2026-00318744',
    county: '06067',
    courtKind: 'state',
    appearanceType: 'Trial call',
    days: 6,
    time: '08:45',
    path: [ordered, accepted],
  },
  {
    caption: 'Mirador Homes v. Pell',
    caseNumber: 'CGC-26-612208',
    county: '06075',
    courtKind: 'state',
    appearanceType: 'Order to show cause',
    days: -1,
    time: '09:30',
    path: [ordered, accepted, started],
  },
  {
    caption: 'Ellery Marine v. Foss',
    caseNumber: '34-2026-00320915',
    county: '06067',
    courtKind: 'state',
    appearanceType: 'Status conference',
    days: -1,
    time: '11:30',
    path: [ordered, accepted, started],
  },
  {
    caption: 'Harrow Tiling v. Penhale',
    caseNumber: '34-2026-00319288',
    county: '06067',
    courtKind: 'state',
    appearanceType: 'Status conference',
    days: -2,
    time: '12:30',
    path: [ordered, accepted, started],
  },
  {
    caption: 'Tamarack Dental v. Quist',
    caseNumber: '26CV021406',
    county: '06001',
    courtKind: 'state',
    appearanceType: 'Status conference',
    days: -2,
    time: '16:00',
    path: [ordered, accepted, started, reported],
  },
  {
    caption: 'Ashgrove Capital v. Lindqvist',
    caseNumber: '26CV018855',
    county: '06001',
    courtKind: 'state',
    appearanceType: 'Discovery motion hearing',
    days: -2,
    time: '14:00',
    path: [ordered, accepted, started, reported],
  },
  {
    caption: 'Fairmont Storage v. Ibarra',
    caseNumber: '26STLC01377',
    county: '06037',
    courtKind: 'state',
    appearanceType: 'Status conference',
    days: -5,
    time: '08:30',
    path: [ordered, accepted, started, reported, ['dispute', 'client', 'disputed', 30]],
  },
  {
    caption: 'Redstone Freight v. Whitlock',
    caseNumber: '26CV002291',
    county: '06085',
    courtKind: 'state',
    appearanceType: 'Case management conference',
    days: -14,
    time: '13:30',
    path: [ordered, accepted, started, reported, ['approve', 'client', 'completed', 40]],
  },
  {
    caption: 'Sable Point HOA v. Castellan',
    caseNumber: '30-2026-01298831',
    county: '06059',
    courtKind: 'state',
    appearanceType: 'Final pretrial conference',
    days: -21,
    time: '09:00',
    path: [ordered, accepted, started, reported, ['approve', 'clock', 'completed', 102]],
  },
  {
    caption: 'Corvin Medical v. Yates',
    caseNumber: '26CECG01140',
    county: '06019',
    courtKind: 'state',
    appearanceType: 'Ex parte application',
    days: -7,
    time: '15:30',
    path: [ordered, ['expire', 'clock', 'unfilled', 0]],
  },
  {
    caption: 'Northgate Leasing v. Brandt',
    caseNumber: 'A-26-884120-C',
    county: '32031',
    courtKind: 'state',
    appearanceType: 'Status conference',
    days: -3,
    time: '10:00',
    path: [ordered, accepted, ['cancel', 'client', 'canceled', -90]],
  },
  {
    caption: 'Willowmere Dental v. Soto',
    caseNumber: '37-2026-00027411',
    county: '06073',
    courtKind: 'state',
    appearanceType: 'Trial call',
    days: -30,
    time: '08:30',
    path: [ordered, accepted, started, ['no-show', 'admin', 'no_show', 20]],
  },
];
