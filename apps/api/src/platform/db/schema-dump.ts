import type pg from 'pg';

const columns = `
  select c.relname as table, c.relpersistence = 'u' as unlogged,
         string_agg(
           '  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
           || case when a.attnotnull then ' not null' else '' end
           || coalesce(
                case when a.attgenerated = 's'
                     then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
                     else ' default ' || pg_get_expr(d.adbin, d.adrelid) end, ''),
           E',\\n' order by a.attnum) as body
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
   group by c.oid, c.relname, c.relpersistence
   order by c.relname`;

const statements = `
  select t.relname as table, 1 as rank, k.conname as name,
         'alter table ' || t.relname || ' add constraint ' || k.conname || ' '
           || pg_get_constraintdef(k.oid) as sql
    from pg_constraint k join pg_class t on t.oid = k.conrelid
   where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
  union all
  select t.relname, 2, i.relname, pg_get_indexdef(i.oid)
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
   where i.relnamespace = 'public'::regnamespace
     and not exists (select from pg_constraint k where k.conindid = i.oid)
  union all
  select t.relname, 3, g.tgname, pg_get_triggerdef(g.oid)
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
   where t.relnamespace = 'public'::regnamespace and not g.tgisinternal
   order by 1, 2, 3`;

const functions = `
  select pg_get_functiondef(p.oid) as sql from pg_proc p
   where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by p.proname, p.oid`;

/** The schema as text that reads well in a diff: what all migrations together amount to. */
export async function dumpSchema(client: pg.Client): Promise<string> {
  const tables = await client.query<{ table: string; unlogged: boolean; body: string }>(columns);
  const parts = await client.query<{ table: string; sql: string }>(statements);
  const routines = await client.query<{ sql: string }>(functions);
  const partsOf = Map.groupBy(parts.rows, ({ table }) => table);

  const text = [
    '-- Written by `npm run generate` from the migrations. Read it in diffs; do not edit it.',
    ...routines.rows.map(({ sql }) => `${sql.trim()};`),
    ...tables.rows.map(({ table, unlogged, body }) =>
      [
        `create ${unlogged ? 'unlogged ' : ''}table ${table} (\n${body}\n);`,
        ...(partsOf.get(table) ?? []).map(({ sql }) => `${sql};`),
      ].join('\n'),
    ),
  ].join('\n\n');
  return `${text.replaceAll(/\bpublic\./g, '')}\n`;
}
