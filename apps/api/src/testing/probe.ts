import { defineEndpoint } from '@courtside/contract/endpoint';
import { text } from '@courtside/contract/fields';
import { z } from 'zod';
import type { Tx } from '../platform/db/database.ts';
import type { Module } from '../platform/http/context.ts';
import { route } from '../platform/http/route.ts';
import { queueMail } from '../platform/mail/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import { record } from '../platform/system-log/system-log.ts';

const note = z.strictObject({ text: text(200) });

/** Endpoints of no business, to try the platform's promises on: written, logged, limited, refused. */
export const probe = {
  write: defineEndpoint({
    method: 'POST',
    path: '/v1/probe/note',
    summary: 'Write a note',
    access: 'logs.read',
    body: note,
    response: z.object({ id: z.uuid(), text: z.string() }),
    status: 201,
    idempotent: true,
  }),
  letter: defineEndpoint({
    method: 'POST',
    path: '/v1/probe/letter',
    summary: 'Write a note and mail word of it',
    access: 'logs.read',
    body: note,
    response: z.object({ id: z.uuid(), text: z.string() }),
    status: 201,
    idempotent: true,
  }),
  refuse: defineEndpoint({
    method: 'POST',
    path: '/v1/probe/refuse',
    summary: 'Write a note, then refuse',
    access: 'public',
    body: note,
    response: z.object({}),
    errors: ['conflict'],
    idempotent: true,
  }),
  limited: defineEndpoint({
    method: 'GET',
    path: '/v1/probe/limited',
    summary: 'Be limited',
    access: 'public',
    response: z.object({ ok: z.boolean() }),
    limit: { burst: 5, seconds: 60 },
  }),
  slow: defineEndpoint({
    method: 'GET',
    path: '/v1/probe/slow',
    summary: 'Take a second in the database',
    access: 'public',
    response: z.object({ ok: z.boolean() }),
  }),
  crash: defineEndpoint({
    method: 'GET',
    path: '/v1/probe/crash',
    summary: 'Fail in an unforeseen way',
    access: 'public',
    response: z.object({}),
  }),
};

/** The table that probes write to, made in a test's own database. */
export const createProbeTable =
  'create table probe_notes (id uuid primary key default new_id(), text text not null)';

async function storeNote(tx: Tx, content: string): Promise<{ id: string; text: string }> {
  const [row] = await tx.sql<{ id: string; text: string }>(
    'insert into probe_notes (text) values ($1) returning id, text',
    [content],
  );
  if (!row) throw new Error('The note was not stored');
  return row;
}

const probeModule: Module = (app, platform) => {
  route(app, platform, probe.write, async ({ tx, body, origin }) => {
    const row = await storeNote(tx, body.text);
    record(tx, origin, { action: 'probe.write', recordType: 'note', recordId: row.id, after: row });
    return row;
  });
  route(app, platform, probe.letter, async ({ tx, body, origin }) => {
    const row = await storeNote(tx, body.text);
    await queueMail(tx, platform.jobs, {
      template: 'delivery-check',
      to: 'robin@courtside.test',
      variables: { site: 'Courtside', site_url: platform.env.publicUrl },
      onceKey: `probe.letter ${row.id}`,
    });
    record(tx, origin, { action: 'probe.letter', recordType: 'note', recordId: row.id });
    return row;
  });
  route(app, platform, probe.refuse, async ({ tx, body, origin }) => {
    await tx.sql('insert into probe_notes (text) values ($1)', [body.text]);
    record(tx, origin, { action: 'probe.refuse', recordType: 'note', recordId: 'none' });
    throw new Refusal('conflict', { message: 'Somebody was faster.' });
  });
  route(app, platform, probe.limited, async () => ({ ok: true }));
  route(app, platform, probe.slow, async ({ db }) => {
    await db.sql('select pg_sleep(1)');
    return { ok: true };
  });
  route(app, platform, probe.crash, async () => {
    throw new Error('secret detail');
  });
};

export const withProbe = { modules: [probeModule], contract: { probe } };
