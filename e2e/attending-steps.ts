import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';
import { expect } from './test.ts';

interface Answer {
  ok(): boolean;
  json(): Promise<unknown>;
}

async function answer<Body>(request: Promise<Answer>): Promise<Body> {
  const response = await request;
  const body = (await response.json()) as Body;
  if (!response.ok()) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return body;
}

const courtZone = 'America/Los_Angeles';
const minuteMs = 60_000;

/** Day and time of an instant on the calendar of a court in California. */
function onCourtCalendar(at: number): { date: string; time: string } {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: courtZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .split(' ');
  return { date, time };
}

/** An hour that no other journey is likely to take: the one attorney can be in one place only. */
function someHour(): number {
  const days = 30 + Math.floor(Math.random() * 300);
  return Date.now() + days * 1440 * minuteMs + Math.floor(Math.random() * 1440) * minuteMs;
}

export interface Order {
  id: string;
  caption: string;
}

/** The court that `orderToAttend` orders for. */
export async function courtToAttend(request: APIRequestContext): Promise<string> {
  const { items } = await answer<{ items: { id: string }[] }>(
    request.get(`${siteUrl()}/v1/court?search=superior%20court%20kern&limit=1`),
  );
  return items[0]?.id ?? '';
}

/** Orders a status conference in Kern County, as the order form does. */
export async function orderToAttend(
  request: APIRequestContext,
  token: string,
  { at = someHour(), defendant = 'Imogen Teasel' }: { at?: number; defendant?: string } = {},
): Promise<Order> {
  const site = siteUrl();
  const types = await answer<{ items: { id: string; name: string }[] }>(
    request.get(`${site}/v1/appearanceType/list?caseType=Civil`),
  );
  const hearing = {
    court: await courtToAttend(request),
    appearanceType: types.items.find(({ name }) => name === 'Status conference')?.id ?? '',
    ...onCourtCalendar(at),
  };
  const quote = await answer<{ totalCents: number }>(
    request.get(
      `${site}/v1/appearanceFeeLocation/calculateFee?${new URLSearchParams(hearing).toString()}`,
    ),
  );
  return answer<Order>(
    request.post(`${site}/v1/client/appearance/schedule`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        ...hearing,
        mode: 'in_person',
        caption: `Wren Hollow ${at.toString(36)} v. Teasel`,
        representedParty: 'Wren Hollow LLC',
        representedSide: 'plaintiff',
        parties: [
          { name: 'Wren Hollow LLC', role: 'plaintiff' },
          { name: defendant, role: 'defendant' },
        ],
        publicSummary: 'Short and uncontested.',
        privateInstructions: 'Ask for a date after the holidays.',
        contactName: 'Casey Fernhollow',
        contactPhone: '(555) 010-0142',
        expectedTotalCents: quote.totalCents,
      },
    }),
  );
}

/** Takes it as the screen does. */
export async function acceptByApi(
  request: APIRequestContext,
  token: string,
  id: string,
): Promise<void> {
  const [site, headers] = [siteUrl(), { authorization: `Bearer ${token}` }];
  const shown = await answer<{
    attorneyFeeCents: number;
    court: { id: string };
    hearingAt: string;
    appearanceTypeName: string;
    expectedMinutes: number;
    mode: string;
    representedSide: string;
    parties: { name: string; role: string }[];
  }>(request.get(`${site}/v1/attorney/appearance/available/${id}`, { headers }));
  await answer(
    request.post(`${site}/v1/attorney/appearance/${id}/accept`, {
      headers,
      data: {
        attestsNoConflict: true,
        expectedFeeCents: shown.attorneyFeeCents,
        expectedCourt: shown.court.id,
        expectedHearingAt: shown.hearingAt,
        expectedType: shown.appearanceTypeName,
        expectedMinutes: shown.expectedMinutes,
        expectedMode: shown.mode,
        expectedSide: shown.representedSide,
        expectedParties: shown.parties,
      },
    }),
  );
}

/** Sends a short report, as the form does. */
export async function submitByApi(
  request: APIRequestContext,
  token: string,
  id: string,
): Promise<void> {
  await answer(
    request.post(`${siteUrl()}/v1/attorney/appearance/${id}/results`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        appeared: true,
        checkedIn: '12:15',
        called: '12:41',
        out: '12:52',
        judge: 'Hon. P. Sorrel',
        whoAppeared: 'R. Bindweed for the defendant',
        outcome: 'submitted',
        narrative: 'The court took the matter under submission.',
      },
    }),
  );
}

export async function cancelByApi(
  request: APIRequestContext,
  token: string,
  id: string,
): Promise<void> {
  await answer(
    request.post(`${siteUrl()}/v1/client/appearance/${id}/cancel`, {
      headers: { authorization: `Bearer ${token}` },
      data: { expectedFeeCents: 0 },
    }),
  );
}

/** Where the mail about an offer leads the attorney; it may still be on its way. */
export async function offerLinksInMail(
  request: APIRequestContext,
  id: string,
): Promise<{ accept: string; reject: string }> {
  let mail = '';
  await expect(async () => {
    const outbox = await (await request.get(`${siteUrl()}/dev/mail`)).text();
    const rows = outbox
      .split('<tr>')
      .filter((row) => row.includes('attorney@courtside.test') && row.includes('is available'));
    for (const row of rows) {
      const path = /\/dev\/mail\/[\w-]+/.exec(row)?.[0] ?? '';
      const text = await (await request.get(`${siteUrl()}${path}`)).text();
      if (text.includes(id)) mail = text.slice(text.indexOf('<pre>'));
      if (mail) break;
    }
    expect(mail, `a mail about ${id}`).not.toBe('');
  }).toPass({ timeout: 20_000 });
  const linkTo = (act: string) =>
    new RegExp(`/appearance/${act}/[\\w-]+/${id}/[\\w-]+`).exec(mail)?.[0] ?? '';
  return { accept: linkTo('accept'), reject: linkTo('reject') };
}
