import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textFiles = '**/*.{js,css,svg,html,json,txt,xml,webmanifest}';

/** Smaller files gain nothing. */
const worthCompressing = 512;

type Compressed = { files: number; before: number; after: number };

/** Writes `.br` and `.gz` beside every text file: the server picks by what the visitor accepts. */
export async function precompress(clientDir: string): Promise<Compressed> {
  const work: ReturnType<typeof compressFile>[] = [];
  // The page 404.html is written into a folder of that name.
  for await (const entry of glob(textFiles, { cwd: clientDir, withFileTypes: true })) {
    if (entry.isFile()) work.push(compressFile(join(entry.parentPath, entry.name)));
  }
  const sizes = await Promise.all(work);
  const done = sizes.filter((size) => size !== undefined);
  return {
    files: done.length,
    before: done.reduce((sum, { before }) => sum + before, 0),
    after: done.reduce((sum, { after }) => sum + after, 0),
  };
}

async function compressFile(path: string): Promise<Omit<Compressed, 'files'> | undefined> {
  const body = await readFile(path);
  if (body.length < worthCompressing) return undefined;
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return { before: body.length, after: br.length };
}
