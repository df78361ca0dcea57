import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultDataRoot, openClusterRoot } from './cluster.ts';
import { findPostmaster, isAlive, stopPostmaster } from './postmaster.ts';
import { findServiceUser } from './service-user.ts';

/** Removes what killed test runs left behind, and stops servers that still serve it. */
export async function sweepTestClusters(dataRoot: string = defaultDataRoot()): Promise<string[]> {
  if (!existsSync(dataRoot)) return [];
  const root = openClusterRoot(dataRoot, findServiceUser());
  const abandoned = readdirSync(root).filter((name) => {
    const owner = /^test-(\d+)/.exec(name)?.[1];
    return owner !== undefined && !isAlive(Number(owner));
  });
  for (const name of abandoned) {
    const data = join(root, name, 'data');
    const sockets = findPostmaster(data)?.sockets;
    await stopPostmaster(data);
    if (sockets) await rm(sockets, { recursive: true, force: true });
    await rm(join(root, name), { recursive: true, force: true });
  }
  return abandoned;
}
