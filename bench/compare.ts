import { countAnswers, sendEach } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import type { Figure } from './suite.ts';

export type Side = 'ours' | 'raw';

interface Comparison {
  what: string;
  aim: number;
  /** The same for both, or each its own. */
  requests: readonly Buffer[] | Readonly<Record<Side, readonly Buffer[]>>;
  /** Fewer for what takes long, so that most of what is begun in a round is also answered in it. */
  connections?: number;
  secondsPerRound?: number;
}

const sides = ['ours', 'raw'] as const;
const usualConnections = 16;
const rounds = 15;
const warmUpSeconds = 4;
/** Of rounds in which everything is sent once. */
const warmUpRounds = 3;
const requestsPerRound = 100;
/** How many requests a side `compareOnce` sends. */
export const requestsOnce = (rounds + warmUpRounds) * requestsPerRound;

/** Asks ours and the yardstick in turn, so that whatever else the machine does meets both alike. */
export async function compare(
  servers: Readonly<Record<Side, ServerProcess>>,
  { what, aim, requests, connections = usualConnections, secondsPerRound = 1 }: Comparison,
): Promise<Figure> {
  const figure = noFigures();
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

/** The same for what can be done once only: every round has requests of its own. */
export async function compareOnce(
  servers: Readonly<Record<Side, ServerProcess>>,
  { what, aim, requests }: Comparison & { requests: Readonly<Record<Side, readonly Buffer[]>> },
): Promise<Figure> {
  const figure = noFigures();
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    for (const side of sides) {
      const own = requests[side].slice(round * requestsPerRound, (round + 1) * requestsPerRound);
      const before = servers[side].cpuTime();
      const seconds = await sendEach({
        port: servers[side].port,
        requests: own,
        connections: usualConnections,
      });
      if (round < warmUpRounds) continue;
      figure[side].push(own.length / seconds);
      figure[`${side}Cpu`].push((servers[side].cpuTime() - before) / own.length);
    }
  }
  return { what, aim, ...figure };
}

export function noFigures(): Record<Side | `${Side}Cpu`, number[]> {
  return { ours: [], raw: [], oursCpu: [], rawCpu: [] };
}

export function getRequest(path: string, token: string): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
}
