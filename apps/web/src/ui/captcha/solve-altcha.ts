import PowWorker from 'altcha/workers/pbkdf2?worker';

type Parameters = { algorithm: string; expiresAt: number } & Record<string, unknown>;
export type AltchaTask = { parameters: Parameters; signature: string };

const longestMs = 90_000;
const mostWorkers = 4;

/** Works on the task in the background, on a few cores, and gives the answer in the form the server reads. */
export async function solveAltcha(task: AltchaTask, signal: AbortSignal): Promise<string> {
  const count = Math.min(mostWorkers, Math.max(1, navigator.hardwareConcurrency));
  const workers = Array.from({ length: count }, () => new PowWorker());
  try {
    const solution = await Promise.race([
      ...workers.map(async (worker, start) => solveFrom(worker, task, { start, step: count })),
      aborted(signal),
    ]);
    return btoa(JSON.stringify({ challenge: task, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

async function solveFrom(
  worker: Worker,
  challenge: AltchaTask,
  { start, step }: { start: number; step: number },
): Promise<object> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The check could not run')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'derivedKey' in data) resolve(data);
      else reject(new Error('The check found no answer'));
    });
    const work = {
      type: 'work',
      challenge,
      counterStart: start,
      counterStep: step,
      timeout: longestMs,
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(work);
  });
}

async function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The check was given up')));
  });
}
