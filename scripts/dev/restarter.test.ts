import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { createRestarter } from './restarter.ts';

function follow(program: () => string) {
  const heard: string[] = [];
  const restarter = createRestarter({
    spawn: () =>
      spawn(process.execPath, ['-e', program()], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    onReady: (url, isFirst) => heard.push(`${isFirst ? 'first' : 'again'} ${url}`),
    onCrash: () => heard.push('crash'),
  });
  return { heard, restarter };
}

const serve = (url: string) => `process.send({ url: '${url}' }); setInterval(() => {}, 1000)`;

test('a server that does not even parse is replaced once it is mended', async () => {
  let program = serve('one');
  const { heard, restarter } = follow(() => program);
  await restarter.start();
  await vi.waitFor(() => expect(heard).toEqual(['first one']), 15_000);
  program = 'this is not a program';
  restarter.restart();
  await vi.waitFor(() => expect(heard).toEqual(['first one', 'crash']), 15_000);
  program = serve('two');
  restarter.restart();
  await vi.waitFor(() => expect(heard).toEqual(['first one', 'crash', 'again two']), 15_000);
  await restarter.stop();
  expect(heard).toHaveLength(3);
});
