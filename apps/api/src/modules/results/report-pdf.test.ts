import { results as endpoints } from '@courtside/contract/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from '../../mail.ts';
import type { MailServer } from '../../testing/mail-server.ts';
import { buildMailingApp, type MailingApp } from '../../testing/mailing-app.ts';
import { textOfPdf } from '../../testing/pdf-text.ts';
import { aReportedAppearance, aResult } from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: MailingApp;
let server: MailServer;
beforeAll(async () => {
  test = await buildMailingApp();
  ({ server } = test);
});
afterAll(() => test.stop());

type Reported = Awaited<ReturnType<typeof aReportedAppearance>>;

async function pdfOf({ id, client }: Reported, query: Record<string, string> = {}) {
  const answer = await test.call(endpoints.pdf, { token: client.token, params: { id }, query });
  return { ...answer, bytes: answer.rawPayload, pages: textOfPdf(answer.rawPayload) };
}

/** 8:30 in the morning of a winter day, by the clock of the court in Los Angeles. */
const atWinterMorning = ({ id }: Reported) =>
  test.platform.db.sql(
    `update appearances set hearing_at = '2026-01-15T16:30:00Z', hearing_date = '2026-01-15',
            time_zone = 'America/Los_Angeles' where id = $1`,
    [id],
  );

describe('the report as a document', () => {
  it('says all of it, names with their accents and times by the court’s clock', async () => {
    const reported = await aReportedAppearance(
      test,
      {
        judge: 'Hon. Zoë Núñez-Łukasiewicz',
        whoAppeared: 'Đặng Thị Hà for Čapek & Søn',
        ruling: 'Motion continued on the court’s own motion.',
        deadlines: [{ what: 'Joint statement', date: '2099-04-08' }],
        orders: [
          { what: 'Order on notice', drafter: 'opposing' },
          { what: 'Order of dismissal', drafter: 'signed' },
        ],
        actionRequired: 'Calendar the joint statement.',
        urgency: 'this_week',
        settlementTerms: 'None discussed.',
        expenses: [
          { code: 'E109', description: 'Parking', cents: 1_200, file: null },
          { code: 'E112', description: 'Filing', cents: 6_000, file: null },
        ],
      },
      {
        order: { caption: 'Renée Halloran v. Müller', fileNumber: 'F-77', department: 'Dept. 12' },
      },
    );
    await atWinterMorning(reported);
    const { statusCode, headers, bytes, pages } = await pdfOf(reported);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="report-${reported.number}.pdf"`,
    });
    const text = pages.join(' ');
    for (const said of [
      'Court Appearance Professionals',
      'Renée Halloran v. Müller',
      'your file F-77',
      ', CA, Dept. 12',
      'Jan 15, 2026, 8:30 AM PST',
      'Continued to Apr 23, 2099, 8:30 AM PDT, Dept. 17',
      'Action required: within a week',
      'Calendar the joint statement.',
      'Motion continued on the court’s own motion.',
      'Apr 8, 2099 Joint statement',
      'Order on notice. Drafted by: opposing counsel',
      'Order of dismissal. Signed.',
      'Hon. Zoë Núñez-Łukasiewicz',
      'Đặng Thị Hà for Čapek & Søn',
      'Checked in 12:21 AM PST Called 12:34 AM PST Out 12:42 AM PST',
      'Parking (E109, local travel and parking) $12.00',
      'Total $72.00',
      'None discussed.',
      'Version 1',
      'Page 1 of 2',
    ]) {
      expect(text).toContain(said);
    }
    expect(text.indexOf('Continued to')).toBeLessThan(text.indexOf('What happened'));
    expect(text).not.toMatch(/110\.00|175\.00|\?\?|Dept\. Dept/);
    const raw = bytes.toString('latin1');
    expect(raw).toMatch(/\/MediaBox \[0 0 612 792\]/);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-US\)/);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
  });

  it('runs over as many pages as it needs, each with its number', async () => {
    const narrative = Array.from({ length: 200 }, (_, line) => `Line ${line + 1} of it.`).join(
      '\n',
    );
    const { pages } = await pdfOf(await aReportedAppearance(test, { narrative }));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    expect(pages.join(' ')).toContain('Line 200 of it.');
  });

  it('takes a blank line as the end of a paragraph, however many there are', async () => {
    const pagesWith = async (gap: string) => {
      const narrative = Array.from({ length: 60 }, (_, line) => `Part ${line + 1}.`).join(gap);
      return (await pdfOf(await aReportedAppearance(test, { narrative }))).pages;
    };
    const [once, often] = [await pagesWith('\n\n'), await pagesWith('\n\n\n \n\n')];
    expect(once).toHaveLength(3);
    expect(often).toHaveLength(3);
  });

  it('has every version, and says why there is another', async () => {
    const reported = await aReportedAppearance(test, { narrative: 'As first told.' });
    await test.call(endpoints.amend, {
      token: reported.attorney.token,
      params: { id: reported.id },
      body: { ...aResult({ narrative: 'As it was.' }), reason: 'The minute order differs' },
    });
    const newest = await pdfOf(reported);
    expect(newest.headers['content-disposition']).toContain(`report-${reported.number}-v2.pdf`);
    expect(newest.pages.join(' ')).toMatch(/As it was\..*: The minute order differs/);
    const first = (await pdfOf(reported, { version: '1' })).pages.join(' ');
    expect(first).toContain('As first told.');
    expect(first).not.toContain('minute order');
    expect((await pdfOf(reported, { version: '3' })).statusCode).toBe(404);
  });
});

describe('whom the client named', () => {
  it('gets the document by mail, and no fact of the case in the subject or the text', async () => {
    const reported = await aReportedAppearance(
      test,
      {},
      { order: { reportRecipients: ['partner@firm.test'], caption: 'Quillfeather v. Zorn' } },
    );
    await runJobs(test);
    const received = server.accepted.find(({ to }) => to.includes('partner@firm.test'));
    expect(received?.mail.subject).toBe('An appearance report for you');
    expect(`${received?.mail.text} ${received?.mail.html}`).not.toMatch(/Quillfeather|continued/i);
    const [attached] = received?.mail.attachments ?? [];
    expect(attached).toMatchObject({
      filename: `report-${reported.number}.pdf`,
      mimeType: 'application/pdf',
    });
    const pdf = Buffer.from(attached?.content as ArrayBuffer);
    expect(textOfPdf(pdf).join(' ')).toContain('Quillfeather v. Zorn');
    const client = server.accepted.find(({ mail }) =>
      mail.text?.includes(`/client/submitted/appearance/${reported.id}`),
    );
    expect(client?.mail.subject).toBe('A report on your appearance is ready');
    expect(client?.mail.attachments).toEqual([]);
  });

  it('is not sent a mail whose document cannot be made', async () => {
    const [mail] = await test.platform.db.sql<{ id: string }>(
      `insert into mails (template, recipient, subject, html, plain, attachment)
       values ('x', 'x@firm.test', 'x', 'x', 'x', '{"kind": "nothing", "id": "1"}') returning id`,
    );
    const context = { ...test.platform, log: test.log };
    await expect(sendMail.run({ mailId: mail?.id ?? '' }, context)).rejects.toThrow(
      'Nobody makes the document nothing',
    );
    expect(server.accepted.filter(({ to }) => to.includes('x@firm.test'))).toEqual([]);
  });
});
