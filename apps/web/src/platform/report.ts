/** Where failures go that the visitor cannot mend: the browser's log. */
export function report(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- this is the one place that logs
  console.warn(message, error);
}
