import { createHash, randomBytes } from 'node:crypto';
import type { calendarFeeds as endpoints } from '@courtside/contract/calendar-feeds';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { hashToken } from '../../platform/auth/sessions.ts';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import type { FileAnswer, Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { listHearings } from './hearings.queries.ts';
import { type CalendarSource, writeCalendar } from './write-calendar.ts';

interface Owner {
  userId: string;
  origin: Origin;
}

type Feed = NonNullable<ResponseOf<typeof endpoints.get>['feed']>;

const selectFeed = statement<Feed>(
  'select_calendar_feed',
  `select created_at as "createdAt", last_read_at as "lastReadAt"
     from calendar_feeds where user_id = $1`,
);

export async function findFeed(db: DbOrTx, userId: string): Promise<Feed | undefined> {
  return db.first(selectFeed, [userId]);
}

const upsertFeed = statement<never>(
  'upsert_calendar_feed',
  `insert into calendar_feeds (user_id, secret_hash) values ($1, $2)
   on conflict (user_id) do update
     set secret_hash = excluded.secret_hash, created_at = clock_now(), last_read_at = null`,
);

/** Makes or replaces a user's feed. The secret is answered once and kept only as a hash. */
export async function makeFeed(tx: Tx, { userId, origin }: Owner): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.all(upsertFeed, [userId, hashToken(secret)]);
  record(tx, origin, { action: 'calendar_feeds.make', recordType: 'user', recordId: userId });
  return secret;
}

const deleteFeed = statement<{ userId: string }>(
  'delete_calendar_feed',
  'delete from calendar_feeds where user_id = $1 returning user_id as "userId"',
);

export async function removeFeed(tx: Tx, { userId, origin }: Owner): Promise<void> {
  if (!(await tx.first(deleteFeed, [userId]))) throw new Refusal('not_found');
  record(tx, origin, { action: 'calendar_feeds.remove', recordType: 'user', recordId: userId });
}

const selectOwner = statement<{ userId: string }>(
  'select_calendar_feed_owner',
  `select f.user_id as "userId" from calendar_feeds f join users u on u.id = f.user_id
    where f.secret_hash = $1 and u.standing = 'active'`,
);

// Programs come again every few minutes: by the minute is exact enough.
const noteReading = statement<never>(
  'note_calendar_feed_reading',
  `update calendar_feeds set last_read_at = clock_now()
    where user_id = $1
      and (last_read_at is null or last_read_at < clock_now() - interval '1 minute')`,
);

/** The hearings behind a secret address; an address that is not one is as if it were not there. */
export async function readFeed(
  db: DbOrTx,
  file: string,
  source: CalendarSource,
): Promise<FileAnswer> {
  const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const owner = secret && (await db.first(selectOwner, [hashToken(secret)]));
  if (!owner) throw new Refusal('not_found');
  await db.all(noteReading, [owner.userId]);
  const content = writeCalendar(await listHearings(db, owner.userId), source);
  return {
    fileName: 'court-appearances.ics',
    content: bytesOf(content),
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
}

export async function* bytesOf(content: string): AsyncGenerator<string> {
  yield content;
}
