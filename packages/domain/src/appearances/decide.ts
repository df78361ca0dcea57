import { conditions, type Facts } from './conditions.ts';
import {
  type Action,
  type Condition,
  type Effect,
  lifecycle,
  type Move,
  type Party,
  type Status,
} from './lifecycle.ts';

export type Decision =
  | { readonly allowed: true; readonly to: Status; readonly effects: readonly Effect[] }
  | { readonly allowed: false; readonly because: Condition | 'wrong_status' | 'not_yours' };

const moves: readonly (Move & { readonly action: Action })[] = lifecycle;

/** Whether somebody may do something now, and what follows. `unpaid`: the money could not be taken. */
export function decide(
  action: Action,
  facts: Facts,
  by: Party,
  nowMs: number,
  { unpaid = false }: { unpaid?: boolean } = {},
): Decision {
  const move = moves.find((each) => each.action === action);
  if (!move?.by.includes(by)) return { allowed: false, because: 'not_yours' };
  if (!startsAt(move, facts.status)) return { allowed: false, because: 'wrong_status' };
  const failed = move.onlyIf.find((condition) => !conditions[condition].holds(facts, by, nowMs));
  if (failed) return { allowed: false, because: failed };
  const to = unpaid && move.unpaid ? move.unpaid : move.to;
  const current = facts.status ?? 'open';
  return { allowed: true, to: to === 'same' ? current : to, effects: move.effects };
}

/** What somebody can do now: the buttons. What the act itself brings, such as a reason, is not missing yet. */
export function allowedActions(facts: Facts, by: Party, nowMs: number): Action[] {
  return moves
    .filter(
      (move) =>
        move.by.includes(by) &&
        startsAt(move, facts.status) &&
        move.onlyIf.every(
          (condition) =>
            conditions[condition].isAsked || conditions[condition].holds(facts, by, nowMs),
        ),
    )
    .map(({ action }) => action);
}

function startsAt({ from }: Move, status: Status | undefined): boolean {
  return status === undefined ? from.length === 0 : from.includes(status);
}

/** What to say to whoever was refused. */
export function refusalText(
  because: Exclude<Decision, { allowed: true }>['because'],
  { ineligibility }: Pick<Facts, 'ineligibility'> = {},
): string {
  if (because === 'eligible' && ineligibility) return ineligibility;
  if (because === 'wrong_status') return 'This appearance has moved on. Please look again.';
  if (because === 'not_yours') return 'This is not yours to do.';
  return conditions[because].otherwise;
}
