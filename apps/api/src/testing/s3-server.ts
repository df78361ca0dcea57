import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSignedBy } from './s3-signature.ts';

interface KeptObject {
  bytes: Buffer;
  at: Date;
}

interface Transfer {
  key: string;
  at: Date;
  parts: Map<number, Buffer>;
}

export interface S3Server {
  env: NodeJS.ProcessEnv;
  objects: Map<string, KeptObject>;
  /** Multipart uploads that were begun and neither completed nor aborted. */
  transfers: Map<string, Transfer>;
  /** Answers that many requests with a server error. */
  failNext(times: number): void;
  /** The requests so far, as `METHOD what`. */
  requests: string[];
  stop(): Promise<void>;
}

const bucket = 'documents';
const accessKeyId = 'courtside-test';
const secretAccessKey = randomBytes(20).toString('hex');
const pageSize = 3;

type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> };

/** As much of S3 as the store uses, in memory. Every request must be signed, its body included. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, KeptObject>();
  const transfers = new Map<string, Transfer>();
  const requests: string[] = [];
  let failures = 0;

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const body = await buffer(request);
    const isSigned = isSignedBy({ accessKeyId, secretAccessKey }, request, url, body);
    if (!isSigned) return fault(403, 'SignatureDoesNotMatch');
    if (failures > 0) {
      failures -= 1;
      return fault(503, 'SlowDown');
    }
    const path = decodeURIComponent(url.pathname);
    if (path !== `/${bucket}` && !path.startsWith(`/${bucket}/`)) return fault(404, 'NoSuchBucket');
    const key = path.slice(bucket.length + 2);
    const operation = operationOf(request.method ?? '', key, url.searchParams);
    requests.push(operation);
    return operations[operation]?.(key, url.searchParams, body) ?? fault(501, 'NotImplemented');
  };

  const operations: Record<string, (key: string, query: URLSearchParams, body: Buffer) => Answer> =
    {
      'PUT object': (key, _, bytes) => {
        objects.set(key, { bytes, at: new Date() });
        return { status: 200, headers: { etag: tagOf(bytes) } };
      },
      'GET object': (key) => found(objects.get(key)),
      'HEAD object': (key) => found(objects.get(key)),
      'DELETE object': (key) => {
        objects.delete(key);
        return { status: 204 };
      },
      'GET list': (_, query) => {
        const from = query.get('continuation-token') ?? '';
        const matching = [...objects]
          .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > from)
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        const page = matching.slice(0, pageSize);
        const next = matching.length > page.length ? page.at(-1)?.[0] : undefined;
        const contents = page.map(
          ([key, { bytes, at }]) =>
            `<Contents><Key>${key}</Key><Size>${bytes.length}</Size>
             <LastModified>${at.toISOString()}</LastModified></Contents>`,
        );
        return xml(
          'ListBucketResult',
          `<IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}
           ${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}`,
        );
      },
      'POST begin': (key) => {
        const id = randomBytes(8).toString('hex');
        transfers.set(id, { key, at: new Date(), parts: new Map() });
        return xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
      },
      'PUT part': (_, query, bytes) => {
        const transfer = transfers.get(query.get('uploadId') ?? '');
        if (!transfer) return fault(404, 'NoSuchUpload');
        transfer.parts.set(Number(query.get('partNumber')), bytes);
        return { status: 200, headers: { etag: tagOf(bytes) } };
      },
      'POST complete': (key, query, body) => {
        const id = query.get('uploadId') ?? '';
        const parts = transfers.get(id)?.parts;
        const named = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, n]) =>
          Number(n),
        );
        const bytes = named.map((n) => parts?.get(n));
        if (!parts || bytes.includes(undefined)) return fault(400, 'InvalidPart');
        objects.set(key, { bytes: Buffer.concat(bytes as Buffer[]), at: new Date() });
        transfers.delete(id);
        return xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`);
      },
      'DELETE transfer': (_, query) => {
        transfers.delete(query.get('uploadId') ?? '');
        return { status: 204 };
      },
      'GET transfers': (_, query) =>
        xml(
          'ListMultipartUploadsResult',
          [...transfers]
            .filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
            .map(
              ([id, { key, at }]) =>
                `<Upload><Key>${key}</Key><UploadId>${id}</UploadId>
                 <Initiated>${at.toISOString()}</Initiated></Upload>`,
            )
            .join(''),
        ),
    };

  const server = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, request.method === 'HEAD', given),
      // The sender went away, which is part of the tests.
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    transfers,
    requests,
    failNext(times) {
      failures = times;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function operationOf(method: string, key: string, query: URLSearchParams): string {
  if (key === '') return `${method} ${query.has('uploads') ? 'transfers' : 'list'}`;
  if (query.has('uploads')) return `${method} begin`;
  if (!query.has('uploadId')) return `${method} object`;
  return { PUT: 'PUT part', POST: 'POST complete' }[method] ?? `${method} transfer`;
}

function found(object: KeptObject | undefined): Answer {
  if (!object) return fault(404, 'NoSuchKey');
  const headers = { etag: tagOf(object.bytes), 'last-modified': object.at.toUTCString() };
  return { status: 200, body: object.bytes, headers };
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(root: string, content: string, status = 200): Answer {
  return { status, body: `<${root}>${content}</${root}>`, headers: { 'content-type': 'text/xml' } };
}

function fault(status: number, code: string): Answer {
  return xml('Error', `<Code>${code}</Code><Message>${code}</Message>`, status);
}

function send(response: ServerResponse, isHead: boolean, { status, body, headers }: Answer): void {
  const length = String(Buffer.byteLength(body ?? ''));
  response.writeHead(status, { ...headers, 'content-length': length });
  response.end(isHead ? undefined : body);
}
