import type { appearances as endpoints } from '@courtside/contract/appearances';
import type { BodyOf, ResponseOf } from '@courtside/contract/endpoint';
import type { DbOrTx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findLostCheck } from '../eligibility/index.ts';
import { differsInPrice, hearingOf, keptPrice, selectPriced } from './change-appearance.ts';
import { getClientAppearance } from './client-appearances.queries.ts';
import { priceNow } from './price-order.ts';

type Change = typeof endpoints.quoteChange;

/** What a change would cost, and whether an attorney who holds the order would be asked again or leave it. */
export async function quoteChange(
  db: DbOrTx,
  { id, clientId, order }: { id: string; clientId: string; order: BodyOf<Change> },
): Promise<ResponseOf<Change>> {
  const appearance = await getClientAppearance(db, id, clientId);
  const { quote: agreed, status, order: kept } = appearance;
  const before = await db.first(selectPriced, [id]);
  if (!before) throw new Refusal('not_found');
  const isRepriced = differsInPrice(order, before);
  const priced = isRepriced
    ? await priceNow(db, {
        order: { ...order, expectedMinutes: order.expectedMinutes ?? undefined },
        clientId,
        replaces: before.quote,
      })
    : keptPrice(before);
  // Naming one attorney after the other would tell who it is that the client is not to know.
  const isHidden = status === 'assigned' && !appearance.attorney;
  const excludedAttorneys = (!isHidden && order.excludedAttorneys) || kept.excludedAttorneys;
  const lost = await findLostCheck(db, id, hearingOf({ ...order, excludedAttorneys }, priced));
  const asksAgain = isRepriced && status === 'assigned' && !lost;
  const releases = lost ?? null;
  const isNewlyLeftOut = order.excludedAttorneys?.some(
    (attorney) => !kept.excludedAttorneys.includes(attorney),
  );
  const mayRelease = isHidden && !lost && isNewlyLeftOut === true;
  if (!isRepriced) return { quote: agreed, asksAgain, releases, mayRelease };
  const { quoted, quote } = priced;
  return {
    quote: {
      appearanceType: order.appearanceType,
      court: order.court,
      level: quote.level,
      includedMinutes: quote.includedMinutes,
      lines: quote.client.lines.map((line) => ({ ...line })),
      totalCents: quote.client.totalCents,
      hearingAt: quoted.hearingAt,
      timeZone: quoted.timeZone,
    },
    asksAgain,
    releases,
    mayRelease,
  };
}
