import type { Role } from '@courtside/domain/access';
import { sql } from 'drizzle-orm';
import { type Practice, savePractice } from './modules/accounts/index.ts';
import { seedDemoAppearances } from './modules/appearances/index.ts';
import { seedCatalogue } from './modules/catalogue/index.ts';
import { seedDemoFiles } from './modules/files/index.ts';
import { seedDemoStanding } from './modules/offers/index.ts';
import { seedPlaces } from './modules/places/index.ts';
import { seedDemoPractice } from './modules/practices/index.ts';
import { seedDemoResults } from './modules/results/index.ts';
import { seedSources } from './modules/sources/index.ts';
import { userRoles, users } from './platform/auth/auth.schema.ts';
import { hashPassword } from './platform/auth/passwords.ts';
import { Db, type Tx } from './platform/db/database.ts';
import { createPool } from './platform/db/pool.ts';
import type { FilesEnv } from './platform/env.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { createJobSender } from './platform/jobs/sender.ts';

export const demoPassword = 'Courtside-demo-1';

interface DemoAccount {
  email: string;
  fullName: string;
  role: Role;
  contact?: Pick<
    typeof users.$inferInsert,
    'phone' | 'street' | 'city' | 'state' | 'zip' | 'firm' | 'source'
  >;
  practice?: Practice;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'client@courtside.test',
    fullName: 'Casey Fernhollow',
    role: 'client',
    contact: {
      phone: '(555) 010-0142',
      street: '480 Juniper Street, Suite 12',
      city: 'San Francisco',
      state: 'CA',
      zip: '94107',
      firm: 'Fernhollow & Pike LLP',
      source: 'colleague',
    },
  },
  {
    email: 'attorney@courtside.test',
    fullName: 'Avery Larkspur',
    role: 'attorney',
    contact: {
      phone: '(555) 010-0177',
      street: '9 Millrace Lane',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90012',
      firm: null,
      source: 'bar-association',
    },
    practice: {
      admissions: [
        { state: 'CA', number: '900123', year: 2011 },
        { state: 'NV', number: '90456', year: 2016 },
      ],
      caseTypes: ['Bankruptcy', 'Civil', 'Collections', 'FamilyLaw', 'VirtualAppearance'],
      states: ['CA', 'NV'],
    },
  },
  { email: 'admin@courtside.test', fullName: 'Morgan Quill', role: 'admin' },
  { email: 'limited@courtside.test', fullName: 'Jamie Brook', role: 'admin_limited' },
];

/** Puts in what the product starts with, and what a demonstration shows. Can run any number of times. */
export async function seed(
  databaseUrl: string,
  {
    demo,
    onProgress = () => {},
  }: { demo: { files: FilesEnv } | null; onProgress?: (message: string) => void },
): Promise<void> {
  const pool = createPool({
    url: databaseUrl,
    applicationName: 'courtside seed',
    max: 2,
    // On a busy machine all courts take longer than a request may.
    answerWithinMs: 600_000,
    onError: () => {},
  });
  const db = new Db(pool);
  try {
    onProgress('sources');
    await seedSources(db);
    onProgress('places');
    await seedPlaces(db);
    onProgress('catalogue');
    await seedCatalogue(db);
    if (demo) {
      onProgress('demo accounts');
      const passwordHash = await hashPassword(demoPassword);
      await db.transaction(async (tx) => {
        for (const account of demoAccounts) await seedDemoAccount(tx, account, passwordHash);
      });
      await seedDemoStanding(db, { attorney: 'attorney@courtside.test', homeCounty: '06037' });
      onProgress('demo appearances');
      const jobs = await createJobSender(db, () => {});
      try {
        await seedDemoAppearances(db, jobs, {
          client: 'client@courtside.test',
          attorney: 'attorney@courtside.test',
        });
      } finally {
        await jobs.stop();
      }
      onProgress('demo reports');
      await seedDemoResults(db, 'client@courtside.test');
      const store = createFileStore(demo.files);
      await seedDemoFiles(db, store, 'client@courtside.test').finally(() => store.stop());
    }
  } finally {
    await pool.end();
  }
}

/** An account that is there already stays as it is, with what its user changed. */
async function seedDemoAccount(
  tx: Tx,
  { email, fullName, role, contact, practice }: DemoAccount,
  passwordHash: string,
): Promise<void> {
  const [firstName = '', lastName = ''] = fullName.split(' ');
  const now = sql`clock_now()`;
  const [user] = await tx.orm
    .insert(users)
    .values({
      email,
      firstName,
      lastName,
      passwordHash,
      ...contact,
      emailVerifiedAt: now,
      activatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) return;
  await tx.orm.insert(userRoles).values({ userId: user.id, role });
  if (practice) {
    await savePractice(tx, user.id, practice);
    await seedDemoPractice(tx, user.id);
  }
}
