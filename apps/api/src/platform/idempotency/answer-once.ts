import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, statement, type Tx } from '../db/database.ts';
import { isLockTimeout } from '../db/errors.ts';
import { Refusal } from '../refusal.ts';

const acceptableKey = /^[\x21-\x7e]{8,200}$/;

const claimKey = statement<{ owner: string }>(
  'claim_idempotency_key',
  `insert into idempotency_keys (owner, key, request_hash) values ($1, $2, $3)
   on conflict do nothing returning owner`,
);

interface SavedAnswer {
  isSameRequest: boolean;
  status: number;
  body: string;
}

const readAnswer = statement<SavedAnswer>(
  'read_idempotent_answer',
  `select request_hash = $3 as "isSameRequest", response_status as status, response_body as body
     from idempotency_keys where owner = $1 and key = $2`,
);

const saveAnswer = statement<never>(
  'save_idempotent_answer',
  `update idempotency_keys set response_status = $3, response_body = $4
    where owner = $1 and key = $2`,
);

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The hash of a body that was read as a stream and is gone. */
  content?: Buffer | undefined;
}

/**
 * Runs a mutation in one transaction, together with its idempotency key and the answer to replay. A
 * second request with the same key waits at the unique index until the first has ended, and a crash
 * half-way leaves neither effect nor key.
 */
export async function answerOnce(
  db: Db,
  { request, reply, content }: Exchange,
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return db.transaction(work);
  if (typeof key !== 'string' || !acceptableKey.test(key)) {
    throw new Refusal('invalid_request', {
      message: 'The Idempotency-Key header must be 8 to 200 visible characters.',
    });
  }
  const owner = request.actor?.userId ?? 'anonymous';
  const hash = hashRequest(request, content);

  const answer = await db
    .transaction(async (tx): Promise<SavedAnswer> => {
      const claimed = await tx.first(claimKey, [owner, key, hash]);
      if (!claimed) {
        const saved = await tx.first(readAnswer, [owner, key, hash]);
        if (!saved) throw new Refusal('request_in_progress', { retryAfterSeconds: 1 });
        if (!saved.isSameRequest) throw new Refusal('idempotency_key_reused');
        return saved;
      }
      const made = await answerOf(tx, reply, work);
      await tx.all(saveAnswer, [owner, key, made.status, made.body]);
      return made;
    })
    .catch((error: unknown) => {
      if (isLockTimeout(error)) throw new Refusal('request_in_progress', { retryAfterSeconds: 1 });
      throw error;
    });

  // Sent as the saved bytes, so that the first answer and every replay are the same to the byte.
  return reply
    .status(answer.status)
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(answer.body);
}

/** A refusal by a rule is an answer too: undone, saved and replayed. A fault of ours is not. */
async function answerOf(
  tx: Tx,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<unknown>,
): Promise<SavedAnswer> {
  try {
    const result = (await tx.savepoint(() => work(tx))) as Record<string, unknown>;
    const status = reply.statusCode;
    const body = reply.serializeInput(result, String(status)) as string;
    return { isSameRequest: true, status, body };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { isSameRequest: true, status: error.status, body: JSON.stringify(error.body) };
  }
}

function hashRequest(request: FastifyRequest, content: Buffer | undefined): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(content ?? JSON.stringify(request.body ?? null))
    .digest();
}
