import type { FilesEnv } from '../env.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

export function createFileStore(env: FilesEnv): FileStore {
  return env.kind === 's3' ? s3Store(env) : diskStore(env.dir);
}
