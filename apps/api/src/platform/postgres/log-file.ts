import { copyFileSync, readFileSync, statSync, truncateSync } from 'node:fs';

const limit = 10_000_000;

export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** PostgreSQL appends, so cutting the file under it is safe; one older file is kept. */
export function limitLog(path: string): void {
  if (sizeOf(path) <= limit) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path, 0);
}

export function readLogFrom(path: string, offset: number): string {
  try {
    return readFileSync(path).subarray(offset).toString('utf8');
  } catch {
    return '';
  }
}

export function lastLines(text: string, count = 12): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
