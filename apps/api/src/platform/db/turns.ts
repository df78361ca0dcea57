export interface Patience {
  /** How long nothing may move before those who wait are told. */
  stalledMs: number;
  /** How long anybody waits at most, though the line moves. */
  longestMs: number;
}

interface Waiter {
  since: number;
  go: () => void;
  giveUp: (error: Error) => void;
}

/** A few places that many take in turn. Who waits goes on waiting while the line moves. */
export class Turns {
  readonly #patience: Patience;
  readonly #line: Waiter[] = [];
  #free: number;
  #movedAt = performance.now();
  #watch: NodeJS.Timeout | undefined;

  constructor(places: number, patience: Patience) {
    this.#free = places;
    this.#patience = patience;
  }

  get waiting(): number {
    return this.#line.length;
  }

  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((go, giveUp) => {
      this.#line.push({ since: performance.now(), go, giveUp });
      this.#watchFirst();
    });
  }

  /** Leaves a place to the next. */
  give({ wasOfUse }: { wasOfUse: boolean }): void {
    if (wasOfUse) this.#movedAt = performance.now();
    const next = this.#line.shift();
    if (next) next.go();
    else this.#free += 1;
  }

  /** Nobody's time is up before that of the first in line. */
  #watchFirst(): void {
    const [first] = this.#line;
    if (!first || this.#watch) return;
    const left = this.#endOf(first) - performance.now();
    this.#watch = setTimeout(() => {
      this.#watch = undefined;
      this.#dismissLate();
      this.#watchFirst();
    }, left);
    this.#watch.unref();
  }

  #dismissLate(): void {
    const now = performance.now();
    while (this.#line[0] && this.#endOf(this.#line[0]) <= now) {
      this.#line.shift()?.giveUp(new Error('timeout exceeded when trying to connect'));
    }
  }

  #endOf({ since }: Waiter): number {
    const { stalledMs, longestMs } = this.#patience;
    return Math.min(Math.max(since, this.#movedAt) + stalledMs, since + longestMs);
  }
}
