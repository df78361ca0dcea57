import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { buildOwnTestApp, type TestApp, type TestAppOptions } from './build-test-app.ts';

export interface DatabaseProxy {
  url: string;
  /** Ends every connection and refuses new ones, as a database that was shut down. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Keeps connections open and lets nothing through, as a network that swallows packets. */
  stall(): void;
  stop(): Promise<void>;
}

/** Stands between the application and its PostgreSQL, so that a test can take the database away. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const path = `${target.searchParams.get('host')}/.s.PGSQL.${target.port || '5432'}`;
  const sockets = new Set<Socket>();

  const server = createServer((near) => {
    const far = createConnection(path);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  target.searchParams.delete('host');
  target.host = `127.0.0.1:${port}`;
  return {
    url: target.href,
    cut,
    restore: () => listen(port),
    stall() {
      for (const socket of sockets) socket.unpipe();
    },
    stop: cut,
  };
}

/** An application of a test's own, whose database that test can take away. */
export async function buildOwnProxiedApp(
  options: Omit<TestAppOptions, 'reachDatabase'> & { parameters?: Record<string, string> } = {},
): Promise<{ test: TestApp; proxy: DatabaseProxy }> {
  const started = Promise.withResolvers<DatabaseProxy>();
  const test = await buildOwnTestApp({
    ...options,
    async reachDatabase(url) {
      const proxy = await startDatabaseProxy(url);
      onTestFinished(() => proxy.stop());
      started.resolve(proxy);
      const reached = new URL(proxy.url);
      for (const [name, value] of Object.entries(options.parameters ?? {})) {
        reached.searchParams.set(name, value);
      }
      return reached.href;
    },
  });
  return { test, proxy: await started.promise };
}
