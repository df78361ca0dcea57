import type { APIRequestContext } from '@playwright/test';
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
