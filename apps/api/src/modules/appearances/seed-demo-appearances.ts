import {
  type Effect,
  heldStatuses,
  lifecycle,
  type Move,
  normalizeCaseNumber,
  type Status,
} from '@courtside/domain/appearances';
import { calculateFee, type Fee } from '@courtside/domain/fees';
import { hearingTime } from '@courtside/domain/hearing-time';
import { defaultPolicies } from '@courtside/domain/policies';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { stableId } from '../../platform/db/stable-id.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { appearanceHistory, appearances } from './appearances.schema.ts';
import { type DemoAppearance, demoAppearances } from './demo-appearances.ts';
import { briefOf, type DemoBrief } from './demo-briefs.ts';
import { recordEffects } from './record-move.ts';
import { placeOfCourt, writeParties } from './write-order.ts';

interface Ground extends Fee {
  courtId: string;
  timeZone: string;
  appearanceTypeId: string;
  caseType: string;
  usualMinutes: number;
}

const selectGround = statement<Ground>(
  'select_demo_ground',
  `select c.id as "courtId", c.time_zone as "timeZone", t.id as "appearanceTypeId",
          t.case_type as "caseType", t.usual_minutes as "usualMinutes",
          t.client_fee_cents as "clientFeeCents", t.attorney_fee_cents as "attorneyFeeCents",
          t.included_minutes as "includedMinutes", t.client_hourly_cents as "clientHourlyCents",
          t.attorney_hourly_cents as "attorneyHourlyCents"
     from courts c, appearance_types t
    where c.county_fips = $1 and c.kind = $2 and c.level in ('general', 'trial') and t.name = $3
      and t.case_type in ('Civil', 'Bankruptcy')
    order by c.name, t.case_type limit 1`,
);

const selectUser = statement<{ id: string }>(
  'select_demo_user',
  'select id from users where email = $1',
);

const insertAssignment = statement<never>(
  'insert_demo_assignment',
  `insert into assignments (id, appearance_id, attorney_id, during, assigned_at, confirmed_at, released_at)
   select $1, a.id, $3, tstzrange(a.hearing_at, a.hearing_at + make_interval(mins => a.expected_minutes)),
          $4::timestamptz, $4::timestamptz, $5::timestamptz
     from appearances a where a.id = $2`,
);

interface People {
  clientId: string;
  attorneyId: string;
}

/** What tells somebody of a move. What moves money is left out: nothing was paid for the demonstration. */
const tellingEffects: ReadonlySet<Effect> = new Set<Effect>([
  'dispatch',
  'calendar',
  'remind_attorney',
  'report_to_client',
  'notify_client',
  'notify_attorney',
  'notice',
]);

/**
 * Gives the demo client work in every status, once. What follows from the last move of each is put in
 * line as for any other, so that attorneys are asked and everybody has news as soon as a worker runs.
 */
export async function seedDemoAppearances(
  db: Db,
  jobs: JobSender,
  { client, attorney }: { client: string; attorney: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const clientId = (await tx.first(selectUser, [client]))?.id;
    const attorneyId = (await tx.first(selectUser, [attorney]))?.id;
    if (!clientId || !attorneyId) return;
    const nowMs = await databaseNowMs(tx);
    for (const demo of demoAppearances) {
      const last = await seedOne(tx, demo, { clientId, attorneyId }, nowMs);
      if (last) await recordEffects(tx, jobs, last);
    }
  });
}

async function seedOne(
  tx: Tx,
  demo: DemoAppearance,
  { clientId, attorneyId }: People,
  nowMs: number,
): Promise<Parameters<typeof recordEffects>[2] | undefined> {
  const ground = await tx.first(selectGround, [demo.county, demo.courtKind, demo.appearanceType]);
  if (!ground) throw new Error(`No court or kind of hearing for ${demo.caption}`);
  const id = stableId('demo-appearance', demo.caseNumber);
  const date = courtDay(nowMs, demo.days);
  const hearing = hearingTime({ date, time: demo.time }, ground.timeZone, 'earlier');
  if (hearing.kind !== 'exact') throw new Error(`${demo.caption} has no time`);
  const at = (hours: number): string =>
    new Date(Math.min(nowMs, hearing.epochMs + hours * 3_600_000)).toISOString();
  const { courtId, timeZone, appearanceTypeId, caseType, usualMinutes } = ground;
  const quote = {
    ...calculateFee({
      fees: [{ ...ground, level: 'standard' }],
      expectedMinutes: usualMinutes,
      rushTiers: [],
    }),
    includedMinutes: ground.includedMinutes,
    coupon: null,
  };
  const status: Status = demo.path.at(-1)?.[2] ?? 'open';
  const reportedAt = demo.path.find(([action]) => action === 'submit-results')?.[3];
  const brief = briefOf(demo);
  const made = await tx.orm
    .insert(appearances)
    .values({
      id,
      clientId,
      status,
      courtId,
      ...placeOfCourt(courtId),
      appearanceTypeId,
      caseType,
      hearingDate: date,
      hearingTime: demo.time,
      timeZone,
      hearingAt: new Date(hearing.epochMs).toISOString(),
      expectedMinutes: usualMinutes,
      mode: 'in_person',
      caption: demo.caption,
      caseNumber: demo.caseNumber,
      caseNumberNormalized: normalizeCaseNumber(demo.caseNumber),
      fileNumber: brief.fileNumber ?? null,
      publicSummary: demo.publicSummary ?? null,
      details: detailsOf(brief),
      quote,
      clientTotalCents: quote.client.totalCents,
      attorneyTotalCents: quote.attorney.totalCents,
      ...(status === 'canceled' && { cancellationFeeCents: 0 }),
      ...(reportedAt !== undefined && reportTimes(at(reportedAt))),
      createdAt: at(demo.path[0]?.[3] ?? 0),
    })
    .onConflictDoNothing()
    .returning({ id: appearances.id });
  if (made.length === 0) return undefined;
  await writeParties(
    tx,
    id,
    brief.parties.map(([name, role]) => ({ name, role })),
  );
  const moves = await tx.orm
    .insert(appearanceHistory)
    .values(
      demo.path.map(([action, party, toStatus, hours], index) => ({
        appearanceId: id,
        seq: index + 1,
        action,
        fromStatus: demo.path[index - 1]?.[2] ?? null,
        toStatus,
        party,
        actorId: party === 'client' ? clientId : party === 'clock' ? null : attorneyId,
        at: at(hours),
      })),
    )
    .returning();
  const acceptedAt = demo.path.find(([action]) => action === 'accept')?.[3];
  if (acceptedAt !== undefined) {
    const isHeld = heldStatuses.includes(status) || status === 'no_show';
    const assignment = stableId('demo-assignment', demo.caseNumber);
    const releasedAt = isHeld ? null : at(0);
    await tx.all(insertAssignment, [assignment, id, attorneyId, at(acceptedAt), releasedAt]);
  }
  const last = moves.at(-1);
  if (!last || status === 'payment_due') return undefined;
  const { action, party, fromStatus: from, toStatus: to } = last;
  const effects = (lifecycle as readonly Move[]).find((each) => each.action === action)?.effects;
  return {
    historyId: last.id,
    appearanceId: id,
    effects: effects?.filter((effect) => tellingEffects.has(effect)) ?? [],
    payload: {
      action,
      from,
      to,
      party,
      attorneyId: acceptedAt === undefined ? null : attorneyId,
      ...(action === 'submit-results' && { version: 1 }),
    },
  };
}

function reportTimes(reportedAt: string) {
  const waitsMs = defaultPolicies.reports.autoApprovalHours * 3_600_000;
  return { reportedAt, approvesAt: new Date(Date.parse(reportedAt) + waitsMs).toISOString() };
}

/** So many days from today, or the next day in that direction that is none of a weekend. */
function courtDay(nowMs: number, days: number): string {
  const day = new Date(nowMs + days * 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + Math.sign(days));
  return day.toISOString().slice(0, 10);
}

function detailsOf({ parties, side, department = '12', ...brief }: DemoBrief) {
  return {
    remoteLink: null,
    remotePasscode: null,
    department,
    judge: brief.judge ?? null,
    representedParty: parties[0]?.[0] ?? '',
    representedSide: side,
    attorneyOfRecord: 'Casey Fernhollow',
    attorneyOfRecordBar: null,
    privateInstructions: brief.privateInstructions ?? null,
    desiredOutcome: brief.desiredOutcome ?? null,
    authority: brief.authority ?? null,
    doNot: brief.doNot ?? null,
    whoElseAttends: null,
    contactName: 'Casey Fernhollow',
    contactPhone: '(555) 010-0142',
    backupName: null,
    backupPhone: null,
    preferredAttorney: null,
    excludedAttorneys: [],
    mayCostMoreCents: 0,
    purchaseOrder: null,
    ledesClientId: null,
    ledesMatterId: null,
    reportRecipients: [],
    deposition: null,
  };
}
