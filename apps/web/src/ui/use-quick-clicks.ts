import { useEffect, useRef, useState } from 'react';
import { quickClicks } from './quick-clicks.ts';

/** A click handler that calls back after so many clicks or taps, each soon enough after the one before. */
export function useQuickClicks(
  needed: number,
  longestGapMs: number,
  onDone: () => void,
): () => void {
  const [isLast] = useState(() => quickClicks(needed, longestGapMs));
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  return () => {
    if (isLast(performance.now())) done.current();
  };
}
