import type {
  clientAppearance,
  appearances as endpoints,
  listedAppearance,
} from '@courtside/contract/appearances';
import type { QueryOf } from '@courtside/contract/endpoint';
import {
  type Action,
  allowedActions,
  type PartyRole,
  type Status,
} from '@courtside/domain/appearances';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getPolicies } from '../policies/index.ts';
import { listedColumns, listedPage, listedTables, listOrder } from './listed-columns.ts';
import type { KeptQuote } from './price-order.ts';
import type { Order } from './write-order.ts';

type Listed = z.output<typeof listedAppearance>;
type ClientAppearance = z.output<typeof clientAppearance>;

// Before the hearing the client learns who comes only if an administrator lets them.
const attorneySeen = `case when a.shows_attorney or a.hearing_at <= clock_now() then`;

/** An instant inside JSON, which PostgreSQL would write in a way of its own. */
const iso = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `${listedColumns}, ${attorneySeen} u.full_name end as "attorneyName"`;

type Filters = QueryOf<typeof endpoints.count>;

function conditions(clientId: string, { search, caseType, state, from, to }: Filters) {
  return [
    ...where('a.client_id = ?', clientId),
    ...where('a.case_type = ?', caseType),
    ...where('a.state_code = ?', state),
    ...where('a.hearing_date >= ?', from),
    ...where('a.hearing_date <= ?', to),
    ...where('a.search_text like ?', containing(search)),
  ];
}

export async function listClientAppearances(
  db: DbOrTx,
  clientId: string,
  { status, sort, cursor, limit, ...filters }: QueryOf<typeof endpoints.list>,
) {
  return keysetPage<Listed>(
    db,
    {
      select: ({ matching, order, limit: most }) =>
        `select ${columns} ${listedPage(
          `select a.* from appearances a where ${matching} order by ${order} limit ${most}`,
        )} order by ${order}`,
      where: [...conditions(clientId, filters), ...where('a.status = ?', status)],
      ...listOrder(sort),
    },
    { cursor, limit },
  );
}

export async function countClientAppearances(db: DbOrTx, clientId: string, filters: Filters) {
  const values: unknown[] = [];
  const text = conditions(clientId, filters)
    .map(({ sql, value }) => sql.replace('?', `$${values.push(value)}`))
    .join(' and ');
  return db.sql<{ status: Status; count: number }>(
    `select a.status, count(*)::integer as count from appearances a
      where ${text} group by a.status`,
    values,
  );
}

interface FullRow extends Listed {
  clientId: string;
  appearanceType: string;
  date: string;
  time: string;
  expectedMinutes: number;
  publicSummary: string | null;
  details: Omit<
    Order,
    | 'court'
    | 'appearanceType'
    | 'date'
    | 'time'
    | 'which'
    | 'expectedMinutes'
    | 'mode'
    | 'caption'
    | 'caseNumber'
    | 'fileNumber'
    | 'publicSummary'
    | 'parties'
  >;
  parties: { name: string; role: PartyRole }[];
  quote: KeptQuote;
  cancellationFeeCents: number | null;
  attorney: ClientAppearance['attorney'];
  attendance: ClientAppearance['attendance'];
  proposal: ClientAppearance['proposal'];
  history: ClientAppearance['history'];
  revision: number;
}

const selectFull = statement<FullRow>(
  'select_client_appearance',
  `select ${columns}, a.client_id as "clientId", a.appearance_type_id as "appearanceType",
          a.hearing_date::text as date, to_char(a.hearing_time, 'HH24:MI') as time,
          a.expected_minutes as "expectedMinutes", a.public_summary as "publicSummary", a.details,
          a.quote, a.cancellation_fee_cents as "cancellationFeeCents", a.revision,
          ${attorneySeen} case when u.id is not null then jsonb_build_object(
            'name', u.full_name, 'phone', u.phone, 'confirmedAt', ${iso('s.confirmed_at')}) end
          end as attorney,
          case when s.id is not null then jsonb_build_object(
            'confirmedAt', case when s.confirmed_at > s.assigned_at then ${iso('s.confirmed_at')} end,
            'checkedInAt', ${iso('s.checked_in_at')}, 'checkedOutAt', ${iso('s.checked_out_at')})
          end as attendance,
          (select jsonb_build_object('id', h.id, 'totalCents', h.client_total_cents,
                    'note', h.note, 'createdAt', ${iso('h.created_at')})
             from proposals h
            where h.appearance_id = a.id and h.answer is null and a.status = 'open'
              and h.from_client_total_cents = a.client_total_cents) as proposal,
          (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role)
                                     order by p.position), '[]')
             from appearance_parties p where p.appearance_id = a.id) as parties,
          (select jsonb_agg(jsonb_build_object(
                    'action', h.action, 'from', h.from_status, 'to', h.to_status,
                    'byName', case when h.party in ('client', 'admin') then h.actor_name end,
                    'at', ${iso('h.at')})
                  order by h.seq)
             from appearance_history h where h.appearance_id = a.id) as history
     ${listedTables} where a.id = $1 and a.client_id = $2`,
);

/** All that the client sees of one of their appearances; another's is the same as none. */
export async function getClientAppearance(
  db: DbOrTx,
  id: string,
  clientId: string,
): Promise<ClientAppearance> {
  const row = await db.first(selectFull, [id, clientId]);
  if (!row) throw new Refusal('not_found');
  const {
    appearanceType,
    date,
    time,
    expectedMinutes,
    publicSummary,
    details,
    parties,
    quote,
    ...listed
  } = row;
  const { court, timeZone, hearingAt, mode, caption, caseNumber, fileNumber } = listed;
  const facts = {
    status: listed.status,
    hearingAtMs: Date.parse(hearingAt),
    policies: await getPolicies(db),
  };
  const allowed: Action[] = allowedActions(facts, 'client', await databaseNowMs(db));
  return {
    ...listed,
    order: {
      ...details,
      court: court.id,
      appearanceType,
      date,
      time,
      expectedMinutes,
      mode,
      caption,
      caseNumber,
      fileNumber,
      publicSummary,
      parties,
    },
    quote: {
      appearanceType,
      court: court.id,
      level: quote.level,
      includedMinutes: quote.includedMinutes,
      lines: quote.client.lines.map((line) => ({ ...line })),
      totalCents: quote.client.totalCents,
      hearingAt,
      timeZone,
    },
    coupon: quote.coupon?.code ?? null,
    actions: allowed,
  };
}
