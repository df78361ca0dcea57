import type { AltchaTask } from './solve-altcha.ts';

export type CaptchaTask =
  | { provider: 'altcha'; challenge: AltchaTask }
  | { provider: 'recaptcha'; siteKey: string };

/** A fresh task; each is good for one submission. */
export async function loadTask(url: string, signal: AbortSignal): Promise<CaptchaTask> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  return (await response.json()) as CaptchaTask;
}
