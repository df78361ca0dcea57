import { accounts } from './accounts.ts';
import { actions } from './actions.ts';
import { adminAppearances } from './admin-appearances.ts';
import { appearances } from './appearances.ts';
import { attendance } from './attendance.ts';
import { auth } from './auth.ts';
import { bulkOrders } from './bulk-orders.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { captcha } from './captcha.ts';
import { catalogue } from './catalogue.ts';
import { conflicts } from './conflicts.ts';
import { coupons } from './coupons.ts';
import { courtUploads } from './court-uploads.ts';
import { coverage } from './coverage.ts';
import { dispatch } from './dispatch.ts';
import type { Endpoint } from './endpoint.ts';
import { fees } from './fees.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';
import { live } from './live.ts';
import { logs } from './logs.ts';
import { mobile } from './mobile.ts';
import { offers } from './offers.ts';
import { passwords } from './passwords.ts';
import { placeRecords } from './place-records.ts';
import { places } from './places.ts';
import { policies } from './policies.ts';
import { practices } from './practices.ts';
import { proposals } from './proposals.ts';
import { quotes } from './quotes.ts';
import { results } from './results.ts';
import { signup } from './signup.ts';
import { sources } from './sources.ts';
import { templates } from './templates.ts';
import { users } from './users.ts';

/** Every endpoint there is, by capability. The API binds them, the client calls them, tests visit them all. */
export const contract = {
  accounts,
  actions,
  adminAppearances,
  appearances,
  attendance,
  auth,
  bulkOrders,
  calendarFeeds,
  captcha,
  catalogue,
  conflicts,
  coupons,
  courtUploads,
  coverage,
  dispatch,
  fees,
  files,
  offers,
  placeRecords,
  places,
  policies,
  proposals,
  practices,
  quotes,
  results,
  jobs,
  live,
  logs,
  mobile,
  passwords,
  signup,
  sources,
  templates,
  users,
} as const;

export type Contract = Record<string, Record<string, Endpoint>>;

export function endpointsOf(from: Contract): { tag: string; name: string; endpoint: Endpoint }[] {
  return Object.entries(from).flatMap(([tag, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ tag, name, endpoint })),
  );
}
