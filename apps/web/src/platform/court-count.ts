import { currentEnvironment } from './environment.ts';
import { report } from './report.ts';
import { storage } from './storage.ts';

/** Shown until the directory was asked for the first time. */
export const defaultCourtCount = 15_011;
export const courtCountLifetimeMs = 432_000_000;

const key = 'courtside.courtCount';

interface CourtCount {
  readonly value: number;
  readonly fetchedAt: number;
}

interface CountSources {
  /** What the device kept, as text. */
  kept: string | null;
  now: number;
  readTotal: () => Promise<number>;
  keep: (text: string) => void;
  onFailure: (error: unknown) => void;
}

/** The number kept on this device, whatever its age. */
export function keptCourtCount(text: string | null): number {
  return parsed(text)?.value ?? defaultCourtCount;
}

/** The kept number while it is fresh, else the directory's own, else the kept one after all. */
export async function freshCourtCount(sources: CountSources): Promise<number> {
  const kept = parsed(sources.kept);
  if (kept && isFresh(kept, sources.now)) return kept.value;
  try {
    const value = await sources.readTotal();
    const count: CourtCount = { value, fetchedAt: sources.now };
    sources.keep(JSON.stringify(count));
    return value;
  } catch (error) {
    sources.onFailure(error);
    return kept?.value ?? defaultCourtCount;
  }
}

/** A count from the future was kept before the clock was set right, and could stay for years. */
function isFresh({ fetchedAt }: CourtCount, now: number): boolean {
  return fetchedAt <= now && now - fetchedAt < courtCountLifetimeMs;
}

function parsed(text: string | null): CourtCount | undefined {
  try {
    const { value, fetchedAt } = JSON.parse(text ?? '') as Partial<CourtCount>;
    return isCount(value) && typeof fetchedAt === 'number' ? { value, fetchedAt } : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

// Asked without the contract's client: its schemas would double what the home page loads.
async function readTotal(): Promise<number> {
  const answer = await fetch(`${currentEnvironment().apiHost}/v1/court?limit=1`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { total } = (await answer.json()) as { total?: unknown };
  if (!isCount(total)) throw new Error('The answer has no total');
  return total;
}

export const courtCount = {
  kept: () => keptCourtCount(storage.read(key)),
  fresh: async () =>
    freshCourtCount({
      kept: storage.read(key),
      now: Date.now(),
      readTotal,
      keep: (text) => storage.write(key, text),
      onFailure: (error) => report('Could not read court list', error),
    }),
};
