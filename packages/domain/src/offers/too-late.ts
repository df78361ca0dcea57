import { refusalText, type Status } from '../appearances/index.ts';

const taken = 'Another attorney has taken this appearance.';

const words: Partial<Record<Status, string>> = {
  assigned: taken,
  report_due: taken,
  reported: taken,
  disputed: taken,
  completed: taken,
  no_show: taken,
  unfilled: refusalText('before_hearing'),
  canceled: 'The client has canceled this appearance.',
};

/** Said to whoever wants an appearance that has gone to another, or gone altogether. */
export function tooLateText(status: Status): string {
  return words[status] ?? refusalText('wrong_status');
}
