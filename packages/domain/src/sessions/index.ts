/** How long a session lasts, and how long one with "Keep me signed in" does. */
export const sessionSeconds = 30 * 60;
export const rememberedSessionSeconds = 30 * 24 * 3600;

const refreshLeadMs = 5 * 60_000;
const shortestDelayMs = 1_000;
/** The longest delay a browser's timer can hold. */
const longestDelayMs = 2_147_483_647;
const assumedLifeMs = 10 * 60_000;

/** How long to wait before the session is refreshed: five minutes before it ends, within bounds. */
export function refreshDelay(expiresAt: number | undefined, now: number): number {
  const end = expiresAt ?? now + assumedLifeMs;
  return Math.min(Math.max(end - refreshLeadMs - now, shortestDelayMs), longestDelayMs);
}

/** A stored session is valid only if it ends in the future. */
export function isLive(expiresAt: number, now: number): boolean {
  return expiresAt > now;
}
