import type { Db } from '@courtside/api/platform/db/database';

type Pool = Db['pool'];
type Client = Pick<Pool, 'query'>;

/** A statement that ours sent, with what it was given and what it got. */
export interface SentStatement {
  text: string;
  values: readonly unknown[] | undefined;
  rows: readonly Record<string, unknown>[];
}

/** Hears every statement that goes through a pool which has no connection yet. */
export function listenTo(pool: Pool): SentStatement[] {
  const sent: SentStatement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const listening = (...given: unknown[]): unknown => {
      const [asked, second] = given as [string | Partial<SentStatement>, unknown];
      const one: SentStatement = {
        values: Array.isArray(second) ? second : undefined,
        text: '',
        ...(typeof asked === 'string' ? { text: asked } : asked),
        rows: [],
      };
      sent.push(one);
      const hear = ({ rows }: { rows: Record<string, unknown>[] }) => {
        one.rows = rows;
      };
      // A pool passes a callback, a transaction awaits.
      const last = given.at(-1);
      if (typeof last === 'function') {
        const heard = (error: unknown, result: never) => {
          if (result) hear(result);
          (last as (error: unknown, result: never) => void)(error, result);
        };
        return query(...given.slice(0, -1), heard);
      }
      return (query(...given) as Promise<never>).then((result) => {
        hear(result);
        return result;
      });
    };
    Object.assign(client, { query: listening });
  });
  return sent;
}

type Rows = SentStatement['rows'];
/** Makes a value of a statement anew from the request and from what earlier statements answered. */
type Make<Request> = (request: Request, answers: readonly Rows[]) => unknown;

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Sends statements again for other requests. Every id among their values is traced to the request or
 * to the answer of an earlier statement; one that comes from neither was drawn, and is drawn anew.
 */
export function replayOf<Request extends object>(
  sent: readonly SentStatement[],
  sample: Request,
): (client: Client, request: Request) => Promise<void> {
  const origins = new Map<string, Make<Request>>();
  for (const [name, value] of Object.entries(sample)) {
    origins.set(plain(value), (request) => request[name as keyof Request]);
  }
  const steps = sent.map(({ text, values, rows }, index) => {
    const makers = values?.map((value) => makerOf(value, origins));
    rows.forEach((row, at) => {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string' || origins.has(value) || value.length < 36) continue;
        origins.set(value, (_, answers) => answers[index]?.[at]?.[column]);
      }
    });
    return { name: `raw_${index}`, text, makers };
  });
  return async (client, request) => {
    const answers: Rows[] = [];
    for (const { name, text, makers } of steps) {
      const values = makers?.map((make) => make(request, answers));
      const { rows } = await client.query(values ? { name, text, values } : text);
      answers.push(rows as Rows[number][]);
    }
  };
}

function makerOf<Request>(
  value: unknown,
  origins: ReadonlyMap<string, Make<Request>>,
): Make<Request> {
  const known = origins.get(plain(value));
  if (known) return known;
  if (Array.isArray(value)) {
    const makers = value.map((one) => makerOf(one, origins));
    return (request, answers) => makers.map((make) => make(request, answers));
  }
  if (typeof value !== 'string') return () => value;
  const parts = value.split(uuid);
  const makers = [...value.matchAll(uuid)].map(
    ([id]) => origins.get(id) ?? (() => crypto.randomUUID()),
  );
  if (makers.length === 0) return () => value;
  return (request, answers) =>
    parts.map((part, i) => part + plain(makers[i]?.(request, answers) ?? '')).join('');
}

/** The same text for the same bytes. */
function plain(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('base64') : String(value);
}
