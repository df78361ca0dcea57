import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const ours = /^[0-9a-f]{32}\/[0-9a-f]{32}$/;

/** Objects as files of a folder, which all processes of one machine share. */
export function diskStore(folder: string): FileStore {
  // A level in between, so that no folder grows beyond what file systems and people handle well.
  const pathOf = (key: string): string => {
    if (!ours.test(key)) throw new Error(`No key of ours: ${key}`);
    const [prefix = '', name = ''] = key.split('/');
    return join(folder, prefix, name.slice(0, 2), name);
  };

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, 'wx', 0o600);
      try {
        for await (const chunk of bytes) await file.writeFile(chunk);
        await file.sync();
        await file.close();
        await syncFolder(dirname(path));
      } catch (error) {
        await file.close().catch(() => {});
        await rm(path, { force: true });
        throw error;
      }
    },

    async open(key) {
      const file = await open(pathOf(key), 'r');
      return createReadStream('', { fd: file });
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(prefix) {
      for (const shelf of await namesIn(join(folder, prefix))) {
        for (const name of await namesIn(join(folder, prefix, shelf))) {
          const key = `${prefix}/${name}`;
          const found = ours.test(key) ? await statOf(pathOf(key)) : undefined;
          if (found) yield { key, size: found.size, storedAt: found.mtime };
        }
      }
    },

    // What was never finished is an object like any other here, only without a row.
    async dropUnfinished() {},
    stop() {},
  };
}

/** The entry of a new file is durable only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(absent([]));
}

async function statOf(path: string) {
  return stat(path).catch(absent(undefined));
}

function absent<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead;
    throw error;
  };
}
