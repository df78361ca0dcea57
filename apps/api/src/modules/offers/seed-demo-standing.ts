import { type Db, statement } from '../../platform/db/database.ts';

const insertHome = statement<{ id: string }>(
  'insert_demo_home',
  `insert into attorney_homes (user_id, county_fips)
   select id, $2 from users where email = $1
   on conflict do nothing returning user_id as id`,
);

const insertDocuments = statement<never>(
  'insert_demo_documents',
  `insert into attorney_documents (user_id, kind, expires_on)
   select $1::uuid, kind, expires_on
     from (values ('w9', null), ('insurance', (clock_now() + interval '1 year')::date))
            as papers (kind, expires_on)
    where not exists (select from attorney_documents d where d.user_id = $1)`,
);

const coverHome = statement<never>(
  'cover_demo_home',
  `insert into attorney_counties (user_id, county_fips) values ($1, $2) on conflict do nothing`,
);

/** Makes the demo attorney eligible, once: with papers on file, and a county that distances start from. */
export async function seedDemoStanding(
  db: Db,
  { attorney, homeCounty }: { attorney: string; homeCounty: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await tx.first(insertHome, [attorney, homeCounty]);
    if (!home) return;
    await tx.all(insertDocuments, [home.id]);
    await tx.all(coverHome, [home.id, homeCounty]);
  });
}
