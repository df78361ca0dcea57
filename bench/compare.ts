import { countAnswers } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import type { Figure } from './suite.ts';

interface Comparison {
  what: string;
  aim: number;
  requests: readonly Buffer[];
}

const connections = 16;
const rounds = 15;
const secondsPerRound = 1;
const warmUpSeconds = 4;

/** Asks ours and the yardstick in turn, so that whatever else the machine does meets both alike. */
export async function compare(
  servers: { ours: ServerProcess; raw: ServerProcess },
  { what, aim, requests }: Comparison,
): Promise<Figure> {
  const figure = { ours: [], raw: [], oursCpu: [], rawCpu: [] } as Record<string, number[]>;
  for (const server of Object.values(servers)) {
    await countAnswers({ port: server.port, requests, connections }, warmUpSeconds);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, server] of Object.entries(servers)) {
      const before = server.cpuTime();
      const answered = await countAnswers(
        { port: server.port, requests, connections },
        secondsPerRound,
      );
      figure[side]?.push(answered / secondsPerRound);
      figure[`${side}Cpu`]?.push((server.cpuTime() - before) / answered);
    }
  }
  return { what, aim, ...figure } as unknown as Figure;
}

export function getRequest(path: string, token: string): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
}
