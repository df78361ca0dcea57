/** One comparison of ours with a yardstick, both measured in the same run. */
export interface Figure {
  what: string;
  /** Requests a second, one figure a round. */
  ours: readonly number[];
  raw: readonly number[];
  /** Microseconds of processor time that the server took for one request, one figure a round. */
  oursCpu: readonly number[];
  rawCpu: readonly number[];
  /** The ratio that we want to reach. */
  aim: number;
}

export interface Suite {
  name: string;
  about: string;
  run(say: (progress: string) => void): Promise<Figure[]>;
}
