import { Readable } from 'node:stream';
import type { S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Env } from '../env.ts';
import { type FileStore, FileStoreAway } from './file-store.ts';

const root = 'files/';
// The smallest part that S3 takes; two under way keep an upload to about ten megabytes of memory.
const partSize = 5 * 1024 * 1024;
const partsAtOnce = 2;
const agent = { keepAlive: true, maxSockets: 500 };

/** Objects in a bucket of S3 or of a service that speaks its language. */
export function s3Store(env: S3Env): FileStore {
  let connected: ReturnType<typeof connect> | undefined;
  const s3 = () => (connected ??= connect(env));
  const at = (key: string) => ({ Bucket: env.bucket, Key: `${root}${key}` });

  return {
    async put(key, bytes) {
      const { client, Upload } = await s3();
      const body = Readable.from(bytes, { objectMode: false });
      let broken: unknown;
      body.on('error', (error) => {
        broken ??= error;
      });
      const upload = new Upload({
        client,
        params: { ...at(key), Body: body },
        partSize,
        queueSize: partsAtOnce,
      });
      try {
        await upload.done();
      } catch (error) {
        // What broke the sender's stream is not the store's fault, though it is what the store reports.
        throw broken ?? wordedFor(error);
      } finally {
        body.destroy();
      }
    },

    async open(key) {
      const { client, commands } = await s3();
      const { Body } = await client
        .send(new commands.GetObjectCommand(at(key)))
        .catch(rejectWorded);
      if (!(Body instanceof Readable)) throw new Error('The store answered without a body');
      return Body;
    },

    async remove(key) {
      const { client, commands } = await s3();
      await client.send(new commands.DeleteObjectCommand(at(key))).catch(rejectWorded);
    },

    async *list(prefix) {
      const { client, commands } = await s3();
      let from: string | undefined;
      do {
        const page = await client
          .send(
            new commands.ListObjectsV2Command({
              Bucket: env.bucket,
              Prefix: `${root}${prefix}/`,
              ...(from && { ContinuationToken: from }),
            }),
          )
          .catch(rejectWorded);
        for (const { Key, Size = 0, LastModified = new Date() } of page.Contents ?? []) {
          if (Key) yield { key: Key.slice(root.length), size: Size, storedAt: LastModified };
        }
        from = page.NextContinuationToken;
      } while (from);
    },

    async dropUnfinished(prefix, before) {
      const { client, commands } = await s3();
      const { Uploads = [] } = await client
        .send(
          new commands.ListMultipartUploadsCommand({
            Bucket: env.bucket,
            Prefix: `${root}${prefix}/`,
          }),
        )
        .catch(rejectWorded);
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Key || !UploadId || !Initiated || Initiated >= before) continue;
        await client
          .send(new commands.AbortMultipartUploadCommand({ Bucket: env.bucket, Key, UploadId }))
          .catch(rejectWorded);
      }
    },

    stop() {
      void connected?.then(({ client }) => client.destroy());
    },
  };
}

/** Loaded on first use: it is large, and on disk it is never needed. */
async function connect(env: S3Env) {
  const [commands, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const client = new commands.S3Client({
    region: env.region,
    credentials: { accessKeyId: env.accessKeyId, secretAccessKey: env.secretAccessKey },
    forcePathStyle: env.forcePathStyle,
    ...(env.endpoint && { endpoint: env.endpoint }),
    // Every request signs the hash of its body already; many services know no other checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      // A slow reader keeps its connection; the usual fifty would soon all be taken.
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  return { client, commands, Upload };
}

function rejectWorded(error: unknown): never {
  throw wordedFor(error);
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429;
}

function wordedFor(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = (error as S3ServiceException).$metadata?.httpStatusCode;
  const isAway =
    status === undefined ? 'code' in error || error.name === 'TimeoutError' : isPassing(status);
  return isAway ? new FileStoreAway('The file store does not answer', { cause: error }) : error;
}
