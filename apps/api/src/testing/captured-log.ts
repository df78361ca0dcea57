import type { DestinationStream } from 'pino';

export interface CapturedLog extends DestinationStream {
  readonly text: string;
  readonly lines: Record<string, unknown>[];
}

/** A destination for the log that a test can read. */
export function captureLog(): CapturedLog {
  const written: string[] = [];
  return {
    write: (line) => void written.push(line),
    get text() {
      return written.join('');
    },
    get lines() {
      return written.map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}
