import type { ComponentType, Ref } from 'react';

/** What an attorney says of possible conflicts, in the words of the answer that it is sent with. */
export type Cleared = { clearedHits: string[]; explanation: string };

export const nothingCleared: Cleared = { clearedHits: [], explanation: '' };

/** Leads to the first that is not resolved, and answers whether there is one. */
export type HitsCheck = { focusUnresolved: () => boolean };

export type ConflictHitsProps = {
  appearanceId: string;
  cleared: Cleared;
  /** Somebody tried to go on: what is left to do is marked. */
  marksUnresolved: boolean;
  onChange: (cleared: Cleared) => void;
  ref: Ref<HitsCheck>;
};

/** The possible conflicts to clear before an attorney commits; one feature finds them, others ask for them. */
export type ConflictHits = ComponentType<ConflictHitsProps>;
