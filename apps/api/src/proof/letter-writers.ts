import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, sendLetter } from './probe-client.ts';

interface WriterOptions {
  /** Where the API is now; it may have moved since the last try. */
  url: () => string;
  token: string;
}

export interface LetterWriters {
  /** The answer that each key was acknowledged with. */
  readonly acknowledged: ReadonlyMap<string, Answer>;
  /** Tries that brought no answer at all, by key. */
  readonly cutOff: readonly string[];
  /** Answers that asked to come back later. */
  readonly putOff: readonly { key: string; answer: Answer }[];
  /** Writes `count` letters, a few at a time, each tried again under its key until acknowledged. */
  write(name: string, count: number, onAcknowledged?: (sofar: number) => void): Promise<void>;
}

const atATime = 6;
const patienceSeconds = 30;

export function openLetterWriters({ url, token }: WriterOptions): LetterWriters {
  const acknowledged = new Map<string, Answer>();
  const cutOff: string[] = [];
  const putOff: { key: string; answer: Answer }[] = [];

  async function writeOne(key: string): Promise<void> {
    const deadline = Date.now() + patienceSeconds * 1000;
    let last = 'nothing';
    while (Date.now() < deadline) {
      const answer = await sendLetter(url(), token, key).catch((error: Error) => {
        last = error.cause instanceof Error ? error.cause.message : error.message;
        return undefined;
      });
      if (answer?.status === 201) {
        acknowledged.set(key, answer);
        return;
      }
      if (!answer) cutOff.push(key);
      else if (answer.status === 503 || answer.status === 409) putOff.push({ key, answer });
      else throw new Error(`Letter ${key} was answered ${answer.status}: ${answer.body}`);
      if (answer) last = `${answer.status} ${answer.body}`;
      await sleep(100);
    }
    throw new Error(`Letter ${key} was not taken in ${patienceSeconds} s; the last word: ${last}`);
  }

  return {
    acknowledged,
    cutOff,
    putOff,
    async write(name, count, onAcknowledged = () => {}) {
      const keys = Array.from({ length: count }, (_, i) => `${name}-${i}`);
      let sofar = 0;
      const writer = async (): Promise<void> => {
        for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
          await writeOne(key);
          onAcknowledged((sofar += 1));
        }
      };
      await Promise.all(Array.from({ length: atATime }, writer));
    },
  };
}
