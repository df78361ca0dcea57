import type { actions as endpoints } from '@courtside/contract/actions';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';

type Listed = ResponseOf<typeof endpoints.list>['items'][number];

export async function listActions(
  db: DbOrTx,
  userId: string,
  page: QueryOf<typeof endpoints.list>,
) {
  return keysetPage<Listed>(
    db,
    {
      select: ({ matching, order, limit }) => `
        select a.id, a.kind, a.title, a.body, a.link, a.created_at as "createdAt",
               a.read_at as "readAt"
          from actions a where a.removed_at is null and ${matching} order by ${order} limit ${limit}`,
      where: where('a.user_id = ?', userId),
      key: [
        { column: 'a.created_at', type: 'timestamptz', of: ({ createdAt }) => createdAt },
        { column: 'a.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const selectUnread = statement<{ counter: number }>(
  'count_unread_actions',
  'select count(*)::integer as counter from actions where user_id = $1 and read_at is null',
);

export async function countUnread(db: DbOrTx, userId: string): Promise<{ counter: number }> {
  return (await db.first(selectUnread, [userId])) ?? { counter: 0 };
}

const markRead = statement<never>(
  'mark_actions_read',
  `update actions set read_at = clock_now()
    where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
);

/** Those that are named, or all; others' are left alone. */
export async function markActionsRead(
  db: DbOrTx,
  userId: string,
  ids: readonly string[] | null,
): Promise<{ counter: number }> {
  await db.all(markRead, [userId, ids]);
  return countUnread(db, userId);
}

// They stay on record, out of sight: reminders go by what was told, and would be told anew.
const remove = statement<never>(
  'remove_actions',
  `update actions set removed_at = clock_now(), read_at = coalesce(read_at, clock_now())
    where user_id = $1 and removed_at is null and ($2::uuid[] is null or id = any($2))`,
);

export async function removeActions(
  db: DbOrTx,
  userId: string,
  ids: readonly string[] | null,
): Promise<{ counter: number }> {
  await db.all(remove, [userId, ids]);
  return countUnread(db, userId);
}
