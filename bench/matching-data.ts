import { addNames } from '@courtside/api/modules/conflicts/change-list';
import { startSession } from '@courtside/api/platform/auth/sessions';
import type { Db } from '@courtside/api/platform/db/database';
import { uuid } from './national-data.ts';

const listed = 1_000;
const held = 1_000;
const screened = 12;
/** Those appearances that data sets of all sizes share. */
const inAnySize = 'generate_series(1, 10000) i';

/** An attorney with a long list and a long past, and open appearances whose parties are screened. */
export async function prepareScreened(db: Db): Promise<{ token: string; open: string[] }> {
  const [attorney] = await db.sql<{ id: string }>(
    `select s.user_id as id from attorney_states s
      where s.state = 'CA' order by s.user_id limit 1`,
  );
  const id = attorney?.id ?? '';
  await giveCases(db, id);
  await giveNames(db, id);
  await db.sql('analyze conflict_names');
  const open = await db.sql<{ id: string }>(
    `select a.id from ${inAnySize} join appearances a on a.id = ${uuid(`'appearance' || i`)}
      where a.status = 'open' and a.state_code = 'CA' and a.case_type = 'Civil'
        and a.hearing_at > clock_now() + interval '1 day'
      order by i limit $1`,
    [screened],
  );
  const { token } = await startSession(db, id, 7200);
  return { token, open: open.map((one) => one.id) };
}

/** Cases from all over the data set, as many in a small one as in a big one, at times of their own. */
async function giveCases(db: Db, attorneyId: string): Promise<void> {
  const given = await db.sql(
    `with free as (
       select distinct on (hearing_at) a.hearing_at, s.id
         from (select id, hearing_at from appearances
                where hearing_at < clock_now() order by id limit $2 * 3) a
         join assignments s on s.appearance_id = a.id and s.released_at is null
        where not exists (select from assignments o where o.attorney_id = $1
                             and o.during && s.during)
        order by a.hearing_at, s.id)
     update assignments set attorney_id = $1
      where id in (select id from free order by id limit $2) returning id`,
    [attorneyId, held],
  );
  if (given.length < held) throw new Error(`Only ${given.length} cases were found`);
}

/** Parties of others: some of the names come up in what the attorney is offered. */
async function giveNames(db: Db, userId: string): Promise<void> {
  const found = await db.sql<{ name: string }>(
    `select p.name from ${inAnySize}
       join appearance_parties p on p.appearance_id = ${uuid(`'appearance' || i`)}
      group by p.name order by md5(p.name) limit $1`,
    [listed],
  );
  const names = found.map(({ name }) => name);
  const origin = { actor: undefined, requestId: 'bench', address: '' };
  await db.transaction((tx) => addNames(tx, { userId, origin }, { names, note: null }));
}
