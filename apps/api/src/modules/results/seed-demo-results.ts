import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { demoResults } from './demo-results.ts';
import { results } from './results.schema.ts';

interface Reported {
  id: string;
  attorneyId: string;
  date: string;
  reportedAt: string;
}

const selectReported = statement<Reported>(
  'select_demo_reported',
  `select a.id, s.attorney_id as "attorneyId", a.hearing_date::text as date,
          a.reported_at as "reportedAt"
     from appearances a
     join users u on u.id = a.client_id and u.email = $1
     join assignments s on s.appearance_id = a.id and s.released_at is null
    where a.case_number = $2 and a.reported_at is not null
      and not exists (select from results r where r.appearance_id = a.id)`,
);

const giveReason = statement<never>(
  'give_demo_dispute_reason',
  `update appearance_history set details = jsonb_build_object('reason', $2::text)
    where appearance_id = $1 and action = 'dispute' and details = '{}'`,
);

// The times of the report are the court's; attorneys check in and out at an instant.
const attend = statement<never>(
  'attend_demo_hearing',
  `update assignments s
      set checked_in_at = (a.hearing_date + $2::time) at time zone a.time_zone,
          checked_out_at = (a.hearing_date + $3::time) at time zone a.time_zone
     from appearances a where a.id = $1 and s.appearance_id = a.id and s.released_at is null`,
);

/** Writes the reports of the demo client's hearings, once, and when their attorney came and went. */
export async function seedDemoResults(db: Db, client: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const demo of demoResults) {
      const reported = await tx.first(selectReported, [client, demo.caseNumber]);
      if (reported) await seedOne(tx, reported, demo);
    }
  });
}

async function seedOne(
  tx: Tx,
  { id, attorneyId, date, reportedAt }: Reported,
  { result, nextInDays, deadlines = [], dispute }: (typeof demoResults)[number],
): Promise<void> {
  const inDays = (days: number): string => {
    const day = new Date(`${date}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10);
  };
  const made = await tx.orm
    .insert(results)
    .values({
      appearanceId: id,
      version: 1,
      authorId: attorneyId,
      appeared: result.appeared,
      outcome: result.outcome,
      data: {
        ...result,
        nextDate: nextInDays === undefined ? null : inDays(nextInDays),
        deadlines: deadlines.map(([what, days]) => ({ what, date: inDays(days) })),
      },
      submittedAt: reportedAt,
    })
    .onConflictDoNothing()
    .returning({ id: results.id });
  if (made.length === 0) return;
  await tx.all(attend, [id, result.checkedIn, result.out]);
  if (dispute) await tx.all(giveReason, [id, dispute]);
}
