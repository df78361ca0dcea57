export function codeOf(error: unknown): string | undefined {
  return isRecord(error) && typeof error['code'] === 'string' ? error['code'] : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a failed command wrote, or why it did not run. */
export function outputOf(error: unknown): string {
  if (!isRecord(error)) return messageOf(error);
  const written = ['stdout', 'stderr'].map((stream) => error[stream]).filter(Boolean);
  return written.length > 0 ? written.join('\n').trim() : messageOf(error);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
