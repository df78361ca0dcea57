export const statuses = [
  'payment_due',
  'open',
  'assigned',
  'report_due',
  'reported',
  'disputed',
  'completed',
  'unfilled',
  'canceled',
  'no_show',
] as const;
export type Status = (typeof statuses)[number];

/**
 * Who acts, in relation to the appearance: the client whose it is, an attorney who does not hold it,
 * the attorney who does, an administrator, or the clock.
 */
export const parties = ['client', 'attorney', 'assignee', 'admin', 'clock'] as const;
export type Party = (typeof parties)[number];

/** What must be so beside the status. Each is a predicate in conditions.ts, with what to say if not. */
export type Condition =
  | 'before_hearing'
  | 'after_hearing'
  | 'release_in_time'
  | 'lost_or_silent'
  | 'eligible'
  | 'eligible_or_reason'
  | 'conflict_attested'
  | 'reason_given'
  | 'result_complete'
  | 'time_to_approve';

/** What follows from a move, done by jobs that are enqueued in its transaction. */
export type Effect =
  | 'charge'
  | 'charge_difference'
  | 'cancellation_fee'
  | 'refund'
  | 'receipt'
  | 'invoice'
  | 'payout'
  | 'strike'
  | 'dispatch'
  | 'dispatch_urgently'
  | 'close_offers'
  | 'calendar'
  | 'ask_to_confirm'
  | 'remind_attorney'
  | 'report_to_client'
  | 'notify_client'
  | 'notify_attorney'
  | 'notice';

export interface Move {
  readonly action: string;
  /** None: the appearance does not exist yet. */
  readonly from: readonly Status[];
  readonly to: Status | 'same';
  /** Where it leads instead when the money could not be taken. */
  readonly unpaid?: Status;
  readonly by: readonly Party[];
  readonly onlyIf: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** Everything that can happen to an appearance. Nothing else changes its status. */
export const lifecycle = [
  {
    action: 'schedule',
    from: [],
    to: 'open',
    unpaid: 'payment_due',
    by: ['client', 'admin'],
    onlyIf: ['before_hearing'],
    effects: ['charge', 'notice', 'dispatch'],
  },
  {
    action: 'pay',
    from: ['payment_due'],
    to: 'open',
    by: ['client', 'admin'],
    onlyIf: ['before_hearing'],
    effects: ['receipt', 'dispatch'],
  },
  {
    action: 'edit',
    from: ['payment_due', 'open', 'assigned'],
    to: 'same',
    by: ['client', 'admin'],
    onlyIf: ['before_hearing'],
    effects: ['charge_difference', 'ask_to_confirm', 'dispatch', 'calendar', 'notify_attorney'],
  },
  {
    action: 'accept',
    from: ['open'],
    to: 'assigned',
    by: ['attorney'],
    onlyIf: ['before_hearing', 'eligible', 'conflict_attested'],
    effects: ['notify_client', 'close_offers', 'calendar'],
  },
  {
    action: 'assign',
    from: ['open'],
    to: 'assigned',
    by: ['admin'],
    onlyIf: ['before_hearing', 'eligible_or_reason'],
    effects: ['notify_client', 'notify_attorney', 'close_offers', 'calendar'],
  },
  {
    action: 'reject',
    from: ['open'],
    to: 'same',
    by: ['attorney'],
    onlyIf: [],
    effects: [],
  },
  {
    action: 'release',
    from: ['assigned'],
    to: 'open',
    by: ['assignee', 'admin', 'clock'],
    onlyIf: ['before_hearing', 'release_in_time', 'lost_or_silent'],
    effects: ['dispatch_urgently', 'notify_client', 'notify_attorney', 'calendar'],
  },
  {
    action: 'cancel',
    from: ['payment_due', 'open', 'assigned'],
    to: 'canceled',
    by: ['client', 'admin'],
    onlyIf: ['before_hearing'],
    effects: ['cancellation_fee', 'refund', 'close_offers', 'calendar', 'notify_attorney'],
  },
  {
    action: 'start',
    from: ['assigned'],
    to: 'report_due',
    by: ['clock'],
    onlyIf: ['after_hearing'],
    effects: ['remind_attorney'],
  },
  {
    action: 'expire',
    from: ['open', 'payment_due'],
    to: 'unfilled',
    by: ['clock'],
    onlyIf: ['after_hearing'],
    effects: ['refund', 'close_offers', 'notify_client', 'notice'],
  },
  {
    action: 'submit-results',
    from: ['assigned', 'report_due'],
    to: 'reported',
    by: ['assignee'],
    onlyIf: ['after_hearing', 'result_complete'],
    effects: ['report_to_client', 'invoice'],
  },
  {
    action: 'amend-results',
    from: ['reported', 'completed'],
    to: 'same',
    by: ['assignee', 'admin'],
    onlyIf: ['result_complete'],
    effects: ['report_to_client', 'notify_attorney'],
  },
  {
    action: 'approve',
    from: ['reported'],
    to: 'completed',
    by: ['client', 'admin', 'clock'],
    onlyIf: ['time_to_approve'],
    effects: ['payout', 'notify_client', 'notify_attorney'],
  },
  {
    action: 'dispute',
    from: ['reported'],
    to: 'disputed',
    by: ['client'],
    onlyIf: ['reason_given'],
    effects: ['notice', 'notify_attorney'],
  },
  {
    action: 'resolve',
    from: ['disputed'],
    to: 'completed',
    by: ['admin'],
    onlyIf: [],
    effects: ['payout', 'refund', 'notify_client', 'notify_attorney'],
  },
  {
    action: 'no-show',
    from: ['assigned', 'report_due'],
    to: 'no_show',
    by: ['admin'],
    onlyIf: ['after_hearing'],
    effects: ['refund', 'strike', 'notify_client', 'notify_attorney'],
  },
] as const satisfies readonly Move[];

export type Action = (typeof lifecycle)[number]['action'];
export const actions = lifecycle.map(({ action }) => action) as [Action, ...Action[]];

/** Statuses that no move leaves: the appearance is over. */
export const finalStatuses: readonly Status[] = statuses.filter((status) =>
  (lifecycle as readonly Move[]).every(
    ({ from, to }) => !from.includes(status) || to === 'same' || to === status,
  ),
);

/** Statuses in which an attorney holds the appearance. */
export const heldStatuses: readonly Status[] = [
  'assigned',
  'report_due',
  'reported',
  'disputed',
  'completed',
];
