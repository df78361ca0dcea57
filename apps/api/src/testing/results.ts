import { results } from '@courtside/contract/results';
import { anAssignedAppearance, type OrderForm } from './appearances.ts';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './factories.ts';

/** A report of a matter that was continued. */
export const aResult = (details: Record<string, unknown> = {}) => ({
  appeared: true,
  // Soon after midnight: at whatever hour a test runs, it is past.
  checkedIn: '00:21',
  called: '00:34',
  out: '00:42',
  judge: 'Hon. P. Sorrel',
  whoAppeared: 'R. Bindweed for the defendant',
  outcome: 'continued',
  nextDate: '2099-04-23',
  nextTime: '08:30',
  nextDepartment: '17',
  narrative: 'Court took the matter at once and continued it.',
  ...details,
});

/** Held by an attorney, its hearing so many hours ago. The past cannot be ordered, so it is moved there. */
export async function anAppearanceToReport(
  test: TestApp,
  {
    hoursAgo = 2,
    order = {},
    ...given
  }: {
    hoursAgo?: number;
    order?: Partial<OrderForm>;
    client?: SignedInUser;
    attorney?: SignedInUser;
  } = {},
) {
  const appearance = await anAssignedAppearance(test, order, given);
  await test.platform.db.sql(
    `with moved as (
       update appearances
          set hearing_at = clock_now() - make_interval(hours => $2),
              hearing_date =
                ((clock_now() - make_interval(hours => $2)) at time zone time_zone)::date
        where id = $1 returning id, hearing_at, expected_minutes)
     update assignments s
        set during = tstzrange(m.hearing_at, m.hearing_at + make_interval(mins => m.expected_minutes))
       from moved m where s.appearance_id = m.id`,
    [appearance.id, hoursAgo],
  );
  return appearance;
}

export async function submitReport(
  test: TestApp,
  { id, attorney }: { id: string; attorney: SignedInUser },
  details: Record<string, unknown> = {},
) {
  return test.call(results.submit, {
    token: attorney.token,
    params: { id },
    body: aResult(details),
  });
}

/** The firm has the report. */
export async function aReportedAppearance(
  test: TestApp,
  details: Record<string, unknown> = {},
  given: Parameters<typeof anAppearanceToReport>[1] = {},
) {
  const appearance = await anAppearanceToReport(test, given);
  const answer = await submitReport(test, appearance, details);
  if (answer.statusCode !== 201) throw new Error(`Not reported: ${answer.body}`);
  return appearance;
}
