import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anAssignedAppearance } from '../../testing/appearances.ts';
import { buildOwnTestApp } from '../../testing/build-test-app.ts';
import { aCoupon, redeem } from '../../testing/coupons.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';
import type { Db } from '../db/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import { invariants } from './invariants.ts';

/** A database after ordinary use: mail, jobs, keys, log, a used code, held work, and a user who left. */
async function aDatabaseInUse() {
  const test = await buildOwnTestApp({ extra: withProbe });
  const { db, jobs } = test.platform;
  await db.sql(createProbeTable);
  const admin = await aSignedInUser(db, 'admin');
  const left = await aSignedInUser(db, 'client');
  await db.sql('update users set deactivated_at = clock_now() where id = $1', [left.id]);
  for (const key of ['key-number-one', 'key-number-two']) {
    const headers = { 'idempotency-key': key };
    await test.call(probe.write, { token: admin.token, body: { text: key }, headers });
  }
  await db.transaction((tx) =>
    queueMail(tx, jobs, {
      template: 'delivery-check',
      to: 'robin@courtside.test',
      variables: { site: 'Courtside', site_url: 'http://courtside.test' },
    }),
  );
  await aCoupon(db);
  const coupon = await aCoupon(db, { totalLimit: 2, perClientLimit: 2 });
  for (let use = 0; use < 2; use += 1) await redeem(db, coupon.code, { clientId: left.id });
  await anAssignedAppearance(test);
  return { db, left };
}

async function breaches(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const { says, sql } of invariants) {
    if ((await db.sql(sql)).length > 0) broken.push(says);
  }
  return broken;
}

const oneAssignment = 'An appearance has at most one active assignment';
const statusAgrees = 'Status and assignment agree';
const notAsked = 'Nobody is asked for an appearance that is not open';
const wasTold = 'Every attorney who was told of an appearance was told by action and by mail';
const noOverlap = 'No attorney has two hearings at once';
const historyHolds = 'Every appearance is where its history says, step by step';
const couponLimits = 'A promotional code counts the uses that stand, and they keep to its limits';
const mailHasJob = 'Every mail of the outbox that is not sent has its job';
const noJobHangs = 'No job hangs: each is taken up when due and ends in time';
const fileIsSwept = 'No file waits for its order longer than it may and the sweep after it';
const keyHasAnswer = 'Every idempotency key holds the answer to replay';
const chain = 'The system log is a hash chain without gaps';
const noSession = 'A deactivated user has no live session';

type Breach = (db: Db, leftUser: string) => Promise<unknown>;
const constructed: [string, string, Breach][] = [
  [
    'an appearance held twice',
    oneAssignment,
    (db) =>
      db.sql(`drop index assignments_one_active;
              alter table assignments drop constraint assignments_do_not_overlap;
              insert into assignments (appearance_id, attorney_id, during)
              select appearance_id, attorney_id,
                     tstzrange(lower(during) + interval '9 days', upper(during) + interval '9 days')
                from assignments`),
  ],
  [
    'an open appearance that somebody holds',
    statusAgrees,
    (db) =>
      db.sql(`update appearances set status = 'open' where status = 'assigned';
              update appearance_history set to_status = 'open' where to_status = 'assigned'`),
  ],
  [
    'a round for what somebody holds',
    notAsked,
    (db) =>
      db.sql(`insert into dispatches (appearance_id, move_seq, because, is_urgent)
              select id, 1, 'schedule', false from appearances where status = 'assigned'`),
  ],
  [
    'an offer of what somebody holds',
    notAsked,
    (db) =>
      db.sql(`insert into offers (appearance_id, attorney_id)
              select appearance_id, attorney_id from assignments`),
  ],
  [
    'an attorney who was told by nothing',
    wasTold,
    (db) =>
      db.sql(`with round as (
                insert into dispatches (appearance_id, move_seq, because, is_urgent, ended_at)
                select appearance_id, 1, 'schedule', false, clock_now() from assignments
                returning id, appearance_id)
              insert into tellings (dispatch_id, attorney_id, wave, reasons)
              select round.id, s.attorney_id, 'state', '{}'
                from round join assignments s using (appearance_id)`),
  ],
  [
    'an attorney in two places',
    noOverlap,
    (db) =>
      db.sql(`alter table assignments drop constraint assignments_do_not_overlap;
              insert into appearances (client_id, status, court_id, county_fips, state_code,
                appearance_type_id, case_type,
                hearing_date, hearing_time, time_zone, hearing_at, expected_minutes, mode, caption,
                details, quote, client_total_cents, attorney_total_cents)
              select client_id, status, court_id, county_fips, state_code, appearance_type_id, case_type, hearing_date,
                hearing_time, time_zone, hearing_at, expected_minutes, mode, caption, details, quote,
                client_total_cents, attorney_total_cents from appearances where status = 'assigned';
              insert into appearance_history (appearance_id, seq, action, to_status, party)
              select id, 1, 'assign', status, 'admin' from appearances a
               where not exists (select from appearance_history h where h.appearance_id = a.id);
              insert into assignments (appearance_id, attorney_id, during)
              select a.id, s.attorney_id, s.during from appearances a, assignments s
               where a.status = 'assigned' and a.id <> s.appearance_id`),
  ],
  [
    'a status that no move led to',
    historyHolds,
    (db) => db.sql(`update appearances set status = 'completed' where status = 'assigned'`),
  ],
  [
    'a use of a code that was given back without being counted',
    couponLimits,
    (db) => db.sql('update coupon_redemptions set released_at = clock_now()'),
  ],
  [
    'a code that counts uses it never had',
    couponLimits,
    (db) => db.sql('update coupons set redeemed_count = 1 where redeemed_count = 0'),
  ],
  [
    'a code used more often than its limit',
    couponLimits,
    (db) =>
      db.sql(`alter table coupons drop constraint coupons_total_limit;
              update coupons set total_limit = 1 where total_limit = 2`),
  ],
  [
    'a client who used a code more often than each may',
    couponLimits,
    (db) => db.sql('update coupons set per_client_limit = 1 where per_client_limit = 2'),
  ],
  ['a mail without its job', mailHasJob, (db) => db.sql('delete from pgboss.job')],
  [
    'a job that nobody took up',
    noJobHangs,
    (db) =>
      db.sql(`update pgboss.job set start_after = now() - interval '16 minutes' where name = $1`, [
        sendMail.name,
      ]),
  ],
  [
    'a job that never ended',
    noJobHangs,
    (db) =>
      db.sql(
        `update pgboss.job set state = 'active', started_on = now() - interval '2 hours'
          where name = $1`,
        [sendMail.name],
      ),
  ],
  [
    'a file that nobody swept',
    fileIsSwept,
    (db, leftUser) =>
      db.sql(
        `insert into files (owner_id, name, kind, type, size, sha256, object_key, created_at)
         select $1, 'a.pdf', 'other', 'pdf', 1, sha256('x'), prefix || '/' || prefix,
                now() - interval '27 hours' from file_store`,
        [leftUser],
      ),
  ],
  [
    'a key without its answer',
    keyHasAnswer,
    (db) => db.sql('update idempotency_keys set response_status = null, response_body = null'),
  ],
  [
    'an entry of the log that is gone from the middle',
    chain,
    (db) =>
      db.sql('alter table system_log disable trigger all; delete from system_log where seq = 1'),
  ],
  [
    'an entry of the log that is gone from the end',
    chain,
    (db) =>
      db.sql('alter table system_log disable trigger all; delete from system_log where seq = 2'),
  ],
  [
    'the whole log gone',
    chain,
    (db) => db.sql('alter table system_log disable trigger all; delete from system_log'),
  ],
  [
    'an entry of the log that was changed and given a fitting hash',
    chain,
    (db) =>
      db.sql(`alter table system_log disable trigger all;
              update system_log set actor_name = 'Nobody' where seq = 1;
              update system_log entry set hash = system_log_hash(entry) where seq = 1`),
  ],
  [
    'a log that was emptied along with its head',
    chain,
    (db) =>
      db.sql(`alter table system_log disable trigger all; delete from system_log;
              update system_log_head set seq = 0, hash = 'x'`),
  ],
  [
    'a session of a user who left',
    noSession,
    (db, leftUser) =>
      db.sql(
        `insert into sessions (token_hash, user_id, expires_at)
         values ($1, $2, clock_now() + interval '1 hour')`,
        [randomUUID(), leftUser],
      ),
  ],
];

describe('the invariants', () => {
  it('hold after ordinary use, and each has a constructed breach below', async () => {
    const { db } = await aDatabaseInUse();
    expect(await breaches(db)).toEqual([]);
    const tried = new Set(constructed.map(([, says]) => says));
    expect([...tried].toSorted()).toEqual(invariants.map(({ says }) => says).toSorted());
  });

  it.each(constructed)('find %s', async (_, says, breach) => {
    const { db, left } = await aDatabaseInUse();
    await breach(db, left.id);
    expect(await breaches(db)).toEqual([says]);
  });
});
