import { createServer } from 'node:net';
import { StartProblem } from './start-problem.ts';

/** Before the long work, so that nobody waits a minute to be told. */
export async function checkPort(host: string, port: number, command: string): Promise<void> {
  const code = await new Promise<string | undefined>((tried) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => tried(error.code));
    probe.listen(port, host, () => probe.close(() => tried(undefined)));
  });
  if (code === undefined) return;
  const other = port < 1024 ? 3000 : Math.min(port + 1, 65_535);
  const advice = `Choose another port: PORT=${other} ${command}`;
  if (code === 'EADDRINUSE') {
    throw new StartProblem(`Port ${port} is taken by another program. Stop it, or:\n${advice}`);
  }
  if (code === 'EACCES') {
    throw new StartProblem(`This user may not open port ${port}.\n${advice}`);
  }
  throw new StartProblem(`Courtside cannot listen on ${host}, port ${port} (${code}).`);
}
