import type { Policies } from '../policies/index.ts';
import type { Condition, Party, Status } from './lifecycle.ts';

/** What a decision rests on, beside who decides and when. */
export interface Facts {
  /** Absent while it is being ordered. */
  readonly status: Status | undefined;
  readonly hearingAtMs: number;
  /** When the newest version of the report counts as approved, once there is one. */
  readonly approvesAtMs?: number | undefined;
  /** Why the acting attorney, or the one to be assigned, may not take it; absent when they may. */
  readonly ineligibility?: string | undefined;
  /** Until when the attorney confirms a change, while they have not. */
  readonly confirmByMs?: number | undefined;
  readonly hasAttestedConflict?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly isResultComplete?: boolean | undefined;
  readonly policies: Pick<Policies, 'release'>;
}

interface Rule {
  readonly holds: (facts: Facts, by: Party, nowMs: number) => boolean;
  /** Said to whoever tried; it is also the word in the generated table. */
  readonly otherwise: string;
  /** Shown as a button although it does not hold yet: the act itself brings what is missing. */
  readonly isAsked?: true;
}

const hourMs = 3_600_000;

export const conditions: Readonly<Record<Condition, Rule>> = {
  before_hearing: {
    holds: ({ hearingAtMs }, _, nowMs) => nowMs < hearingAtMs,
    otherwise: 'The hearing time has passed.',
  },
  after_hearing: {
    holds: ({ hearingAtMs }, _, nowMs) => nowMs >= hearingAtMs,
    otherwise: 'The hearing has not started yet.',
  },
  release_in_time: {
    holds: ({ hearingAtMs, policies }, by, nowMs) =>
      by !== 'assignee' || nowMs <= hearingAtMs - policies.release.selfServiceUntilHours * hourMs,
    otherwise: 'It is too late to release this appearance yourself. Please report a problem.',
  },
  // Nobody is released by itself unless they cannot attend what an edit made of it, or do not confirm it.
  lost_or_silent: {
    holds: ({ ineligibility, confirmByMs }, by, nowMs) =>
      by !== 'clock' ||
      ineligibility !== undefined ||
      (confirmByMs !== undefined && nowMs >= confirmByMs),
    otherwise: 'The attorney can attend this appearance, and has time to confirm it.',
  },
  eligible: {
    holds: ({ ineligibility }) => ineligibility === undefined,
    otherwise: 'This appearance is not open to you.',
  },
  eligible_or_reason: {
    holds: ({ ineligibility, reason }) => ineligibility === undefined || Boolean(reason?.trim()),
    otherwise: 'This attorney is not eligible. Give a reason to assign them nevertheless.',
    isAsked: true,
  },
  conflict_attested: {
    holds: ({ hasAttestedConflict }) => hasAttestedConflict === true,
    otherwise: 'Please confirm first that you have no conflict.',
    isAsked: true,
  },
  reason_given: {
    holds: ({ reason }) => Boolean(reason?.trim()),
    otherwise: 'Please say why.',
    isAsked: true,
  },
  result_complete: {
    holds: ({ isResultComplete }) => isResultComplete === true,
    otherwise: 'The result is not complete yet.',
    isAsked: true,
  },
  time_to_approve: {
    holds: ({ approvesAtMs }, by, nowMs) =>
      by !== 'clock' || (approvesAtMs !== undefined && nowMs >= approvesAtMs),
    otherwise: 'The client still has time to look at the report.',
  },
};
