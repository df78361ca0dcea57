import { deadLetters } from '../jobs/job.ts';

export interface Invariant {
  /** Its number in the list of what must never break. */
  readonly number: number;
  readonly says: string;
  /** Rows that break it; none when all is well. */
  readonly sql: string;
}

export const invariants: readonly Invariant[] = [
  {
    number: 1,
    says: 'An appearance has at most one active assignment',
    sql: `select appearance_id from assignments where released_at is null
           group by appearance_id having count(*) > 1`,
  },
  {
    number: 2,
    says: 'Status and assignment agree',
    sql: `select a.id, a.status from appearances a
           where (a.status in ('assigned', 'report_due', 'reported', 'disputed', 'completed'))
                 <> exists (select from assignments s
                             where s.appearance_id = a.id and s.released_at is null)
             and a.status <> 'no_show'`,
  },
  {
    number: 2,
    says: 'Nobody is asked for an appearance that is not open',
    sql: `select a.id, a.status from appearances a
           where a.status <> 'open'
             and (exists (select from dispatches d
                           where d.appearance_id = a.id and d.ended_at is null)
                  or exists (select from offers o
                              where o.appearance_id = a.id and o.closed_at is null)
                  or exists (select from proposals p
                              where p.appearance_id = a.id and p.answer is null))
             and not exists (select from appearance_effects e
                              where e.appearance_id = a.id and e.effect = 'close_offers'
                                and e.delivered_at is null)`,
  },
  {
    number: 3,
    says: 'No attorney has two hearings at once',
    sql: `select one.id from assignments one join assignments other
              on other.attorney_id = one.attorney_id and other.id <> one.id
             and other.during && one.during and other.released_at is null
           where one.released_at is null`,
  },
  {
    number: 8,
    says: 'A promotional code counts the uses that stand, and they keep to its limits',
    sql: `select c.id, c.code from coupons c
            left join (
              select coupon_id, sum(uses) as uses, max(uses) as most_by_client
                from (select coupon_id, count(*) as uses from coupon_redemptions
                       where released_at is null group by coupon_id, client_id) by_client
               group by coupon_id
            ) standing on standing.coupon_id = c.id
           where c.redeemed_count <> coalesce(standing.uses, 0)
              or standing.uses > c.total_limit
              or standing.most_by_client > c.per_client_limit`,
  },
  {
    number: 9,
    says: 'Every appearance is where its history says, step by step',
    sql: `select a.id, a.status from appearances a
            left join (
              select appearance_id, seq, to_status,
                     from_status is distinct from
                       lag(to_status) over (partition by appearance_id order by seq) as is_torn,
                     row_number() over (partition by appearance_id order by seq desc) as from_end
                from appearance_history
            ) h on h.appearance_id = a.id
           group by a.id, a.status
          having bool_or(h.is_torn) or count(h.seq) = 0
              or max(h.to_status) filter (where h.from_end = 1) <> a.status`,
  },
  {
    number: 10,
    says: 'Every mail of the outbox that is not sent has its job',
    sql: `select m.id from mails m
           where m.sent_at is null and m.created_at > now() - interval '7 days'
             and not exists (
               select from pgboss.job j
                where j.name in ('mail.send', '${deadLetters}')
                  and j.data ->> 'mailId' = m.id::text)`,
  },
  {
    number: 10,
    says: 'Every attorney who was told of an appearance was told by action and by mail',
    sql: `select t.dispatch_id, t.attorney_id from tellings t
           where t.told_at > now() - interval '7 days'
             and not (
               exists (select from actions a
                        where a.user_id = t.attorney_id and a.once_key = 'offer:' || t.dispatch_id)
               and exists (select from mails m
                            where m.once_key = 'offer:' || t.dispatch_id || ':' || t.attorney_id))`,
  },
  {
    number: 10,
    says: 'No job hangs: each is taken up when due and ends in time',
    sql: `select id, name, state::text from pgboss.job
           where (state = 'active'
                  and started_on < now() - expire_seconds * interval '1 second' - interval '5 minutes')
              or (state in ('created', 'retry') and name <> '${deadLetters}'
                  and start_after < now() - interval '15 minutes')`,
  },
  {
    number: 11,
    says: 'No file waits for its order longer than it may and the sweep after it',
    sql: `select id, owner_id from files
           where appearance_id is null
             and coalesce(held_until, created_at + interval '1 day') < now() - interval '2 hours'`,
  },
  {
    number: 12,
    says: 'Every idempotency key holds the answer to replay',
    sql: 'select owner, key from idempotency_keys where response_status is null',
  },
  {
    number: 13,
    says: 'The system log is a hash chain without gaps',
    sql: `select seq from (
            select entry.seq, entry.hash, entry.previous_hash, system_log_hash(entry) as computed,
                   lag(entry.seq, 1, 0::bigint) over (order by entry.seq) as seq_before,
                   lag(entry.hash, 1, sha256('courtside system log'::bytea))
                     over (order by entry.seq) as hash_before
              from system_log entry
          ) link
          where seq <> seq_before + 1 or previous_hash <> hash_before or hash <> computed
          union all
          select head.seq from system_log_head head
           where head.seq <> (select coalesce(max(seq), 0) from system_log)
              or head.hash is distinct from coalesce(
                   (select hash from system_log where seq = head.seq),
                   sha256('courtside system log'::bytea))`,
  },
  {
    number: 14,
    says: 'A deactivated user has no live session',
    sql: `select s.id from sessions s join users u on u.id = s.user_id
           where u.deactivated_at is not null and s.expires_at > now()`,
  },
];
