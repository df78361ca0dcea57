import { countAnswers } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import type { Figure } from './suite.ts';

type Side = 'ours' | 'raw';

interface Comparison {
  what: string;
  aim: number;
  /** The same for both, or each its own. */
  requests: readonly Buffer[] | Readonly<Record<Side, readonly Buffer[]>>;
}

const sides = ['ours', 'raw'] as const;
const connections = 16;
const rounds = 15;
const secondsPerRound = 1;
const warmUpSeconds = 4;

/** Asks ours and the yardstick in turn, so that whatever else the machine does meets both alike. */
export async function compare(
  servers: Readonly<Record<Side, ServerProcess>>,
  { what, aim, requests }: Comparison,
): Promise<Figure> {
  const figure: Record<Side | `${Side}Cpu`, number[]> = {
    ours: [],
    raw: [],
    oursCpu: [],
    rawCpu: [],
  };
  const loadOf = (side: Side) => ({
    port: servers[side].port,
    requests: 'ours' in requests ? requests[side] : requests,
    connections,
  });
  for (const side of sides) await countAnswers(loadOf(side), warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      const before = servers[side].cpuTime();
      const answered = await countAnswers(loadOf(side), secondsPerRound);
      figure[side].push(answered / secondsPerRound);
      figure[`${side}Cpu`].push((servers[side].cpuTime() - before) / answered);
    }
  }
  return { what, aim, ...figure };
}

export function getRequest(path: string, token: string): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
}
