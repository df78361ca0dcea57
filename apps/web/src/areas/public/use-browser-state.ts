import { useSyncExternalStore } from 'react';

const no = () => false;

/** Whether the visitor asked their device for less motion. False on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchMotion, wantsLessMotion, no);
}

/** Whether the page is in a tab that nobody looks at. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(watchTab, isTabHidden, no);
}

const motion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const wantsLessMotion = () => motion().matches;

function watchMotion(onChange: () => void): () => void {
  const query = motion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isTabHidden = () => document.hidden;

function watchTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
