import { type APIRequestContext, expect } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';

interface Ordered {
  id: string;
  caption: string;
  totalCents: number;
}

let ordered = 0;

/** A caption that no other journey uses. */
function newCaption(): string {
  ordered += 1;
  return `Heron Mill ${Date.now().toString(36)}${ordered} v. Thistle`;
}

async function answer<Body>(request: Promise<{ ok(): boolean; json(): Promise<unknown> }>) {
  const response = await request;
  const body = (await response.json()) as Body;
  if (!response.ok()) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return body;
}

/** Orders a status conference two weeks ahead, as the order form will. */
export async function orderByApi(request: APIRequestContext, token: string): Promise<Ordered> {
  const headers = { authorization: `Bearer ${token}` };
  const site = siteUrl();
  const courts = await answer<{ items: { id: string }[] }>(
    request.get(`${site}/v1/court?search=superior%20court%20kern&limit=1`),
  );
  const types = await answer<{ items: { id: string; name: string }[] }>(
    request.get(`${site}/v1/appearanceType/list?caseType=Civil`),
  );
  const court = courts.items[0]?.id ?? '';
  const appearanceType = types.items.find(({ name }) => name === 'Status conference')?.id ?? '';
  const hearing = {
    court,
    appearanceType,
    date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    time: '09:30',
  };
  const quote = await answer<{ totalCents: number }>(
    request.get(
      `${site}/v1/appearanceFeeLocation/calculateFee?${new URLSearchParams(hearing).toString()}`,
    ),
  );
  return answer<Ordered>(
    request.post(`${site}/v1/client/appearance/schedule`, {
      headers,
      data: {
        ...hearing,
        mode: 'in_person',
        caption: newCaption(),
        caseNumber: 'BCV-26-999101',
        representedParty: 'Heron Mill LLC',
        representedSide: 'plaintiff',
        parties: [
          { name: 'Heron Mill LLC', role: 'plaintiff' },
          { name: 'Rowan Thistle', role: 'defendant' },
        ],
        privateInstructions: 'Ask for a trial date after November 2.\nReport who appeared.',
        contactName: 'Casey Fernhollow',
        contactPhone: '(555) 010-0142',
        expectedTotalCents: quote.totalCents,
      },
    }),
  );
}

interface Seen extends Ordered {
  timeZone: string;
  revision: number;
  order: { court: string; appearanceType: string; expectedMinutes: number };
}

/** Moves a hearing to so many hours from now, as the court counts them. */
export async function moveHearing(
  request: APIRequestContext,
  token: string,
  { id, hours }: { id: string; hours: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const site = siteUrl();
  const seen = await answer<Seen>(request.get(`${site}/v1/client/appearance/${id}`, { headers }));
  const at = new Date(Date.now() + hours * 3_600_000);
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone: seen.timeZone }).split(' ');
  const order = { ...seen.order, date, time: time.slice(0, 5) };
  const query = new URLSearchParams({
    court: order.court,
    appearanceType: order.appearanceType,
    date,
    time: order.time,
    expectedMinutes: String(order.expectedMinutes),
  });
  const quote = await answer<{ totalCents: number }>(
    request.get(`${site}/v1/appearanceFeeLocation/calculateFee?${query.toString()}`),
  );
  await answer(
    request.put(`${site}/v1/client/appearance/${id}`, {
      headers,
      data: { ...order, expectedTotalCents: quote.totalCents, revision: seen.revision },
    }),
  );
}

/** The client's appearance with that caption. */
export async function findByApi(
  request: APIRequestContext,
  token: string,
  caption: string,
): Promise<Ordered> {
  const headers = { authorization: `Bearer ${token}` };
  const query = new URLSearchParams({ search: caption });
  const { items } = await answer<{ items: Ordered[] }>(
    request.get(`${siteUrl()}/v1/client/appearance/manageList?${query.toString()}`, { headers }),
  );
  const [found] = items;
  if (!found) throw new Error(`There is no ${caption}`);
  return found;
}

/** Keeps a template with the court and the kind of hearing of an order. */
export async function keepTemplate(
  request: APIRequestContext,
  token: string,
  { name, from }: { name: string; from: string },
): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const site = siteUrl();
  const { order } = await answer<Seen>(
    request.get(`${site}/v1/client/appearance/${from}`, { headers }),
  );
  return answer(
    request.post(`${site}/v1/client/template/create`, { headers, data: { name, data: order } }),
  );
}

/** Proposes a higher fee to the client, as an administrator does when nobody takes it. */
export async function proposeByApi(
  request: APIRequestContext,
  adminToken: string,
  { id, clientTotalCents }: { id: string; clientTotalCents: number },
): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${adminToken}` };
  const appearance = `${siteUrl()}/v1/admin/appearance/${id}`;
  // The round that an order starts ends what was proposed before it.
  await expect(async () => {
    const { rounds } = await answer<{ rounds: unknown[] }>(
      request.get(`${appearance}/dispatch`, { headers }),
    );
    expect(rounds).toHaveLength(1);
  }).toPass({ timeout: 30_000 });
  return answer(
    request.post(`${appearance}/mail/higher-rate`, {
      headers,
      data: {
        clientTotalCents,
        attorneyTotalCents: Math.round(clientTotalCents * 0.9),
        note: 'The roads are closed.',
      },
    }),
  );
}
