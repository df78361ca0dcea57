import type { FileKind } from '@courtside/domain/files';
import { type Db, statement } from '../../platform/db/database.ts';
import { stableId } from '../../platform/db/stable-id.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { files } from './files.schema.ts';
import { putFile } from './put-file.ts';

interface DemoFile {
  readonly caseNumber: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly text: string;
}

const demoFiles: readonly DemoFile[] = [
  {
    caseNumber: '2:26-bk-11873',
    name: 'Questions for the debtor.txt',
    kind: 'instruction',
    text: `In re Tomas Arriaga, 2:26-bk-11873
Questions for the debtor

1. Where is the 2022 pickup kept, and since when?
2. Who drives it? Does anybody else hold a key?
3. Is it insured, by whom, and until when?
4. What is its mileage and condition?
5. Do you intend to surrender it, redeem it or neither?
`,
  },
  {
    caseNumber: '2:26-bk-11873',
    name: 'Loan summary.txt',
    kind: 'exhibit',
    text: `Cobalt Lending Inc.
Loan summary, 2022 pickup

Balance on the petition date   $21,384.16
Monthly payment                   $512.40
Payments missed                         3
Payoff                         $21,902.77
`,
  },
  {
    caseNumber: '34-2026-00318744',
    name: 'Trial readiness statement.txt',
    kind: 'pleading',
    text: `Kestrel Roofing v. Danforth, 34-2026-00318744
Plaintiff's trial readiness statement

Ready for trial. Estimate: three court days, jury.
Twelve witnesses, two by video. Motions in limine are filed and served.
`,
  },
];

const selectUnfiled = statement<{ appearanceId: string; ownerId: string }>(
  'select_demo_case_without_file',
  `select a.id as "appearanceId", a.client_id as "ownerId"
     from appearances a join users u on u.id = a.client_id and u.email = $1
    where a.case_number = $2 and not exists (select from files f where f.id = $3)`,
);

/** Gives the demo client's covered hearings what a firm would hand its attorney, once. */
export async function seedDemoFiles(db: Db, store: FileStore, client: string): Promise<void> {
  for (const { caseNumber, name: givenName, kind, text } of demoFiles) {
    const id = stableId('demo-file', `${caseNumber} ${givenName}`);
    const found = await db.first(selectUnfiled, [client, caseNumber, id]);
    if (!found) continue;
    const { key, ...file } = await putFile({ db, files: store }, givenName, bytesOf(text));
    await db.orm
      .insert(files)
      .values({ id, ...found, ...file, kind, objectKey: key })
      .onConflictDoNothing();
  }
}

async function* bytesOf(text: string): AsyncIterable<Buffer> {
  yield Buffer.from(text);
}
