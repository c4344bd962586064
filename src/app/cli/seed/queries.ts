import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

/** By it the demo data is known; nobody can have an address there (RFC 2606). */
export const demoDomain = 'demo.example';

type DemoTable =
  | 'authUsers'
  | 'users'
  | 'enrollments'
  | 'learningEvents'
  | 'feedback'
  | 'applications'
  | 'applicationSteps'
  | 'contactMessages'
  | 'newsletterSubscribers';

export type DemoRow<Name extends DemoTable> = Insertable<Tables[Name]>;
/** What is stored, by its table; a table stands behind those that its rows need. */
export type DemoRows = { [Name in DemoTable]: DemoRow<Name>[] };

/** What is counted of what the demo adds. */
const countedTables = [
  'authUsers',
  'enrollments',
  'learningEvents',
  'quizAttempts',
  'handIns',
  'certificates',
  'feedback',
  'careerEnrolments',
  'applications',
  'contactMessages',
  'contactEntries',
  'notifications',
  'newsletterSubscribers',
  'campaigns',
] as const satisfies readonly (keyof Tables)[];

/** SQLite takes some 30,000 values in one statement. */
const rowsPerInsert = 500;

/** Administrators are not counted as real people: whoever tries a site out is one. */
export async function countAccounts({ readKysely }: Database) {
  const accounts = await readKysely.selectFrom('authUsers').select(['email', 'role', 'emailVerified']).execute();
  const isDemo = ({ email }: { email: string }) => email.endsWith(`@${demoDomain}`);
  return {
    demo: accounts.filter(isDemo).length,
    /** Those of the demo whose addresses are not confirmed, which is done when all of it is there. */
    unfinished: accounts.filter((account) => isDemo(account) && account.emailVerified === 0).length,
    real: accounts.filter((account) => !isDemo(account) && account.role !== 'admin').length,
  };
}

/** How many rows there are, by the table. */
export async function countRows({ readKysely }: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of countedTables) {
    const { count } = await readKysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

/** By what a mail is addressed to the thread of a message. */
export async function selectReplyToken({ readKysely }: Database, messageId: string): Promise<string | null> {
  const row = await readKysely
    .selectFrom('contactMessages')
    .select('replyToken')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.replyToken ?? null;
}

type Rows = { readonly [Name in keyof Tables]?: readonly Insertable<Tables[Name]>[] };

/** Stores rows by their table: all of it or nothing. */
export async function storeRows({ kysely }: Database, rows: Rows): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    for (const [table, all] of Object.entries(rows)) {
      for (let from = 0; from < all.length; from += rowsPerInsert) {
        const insert = trx.insertInto(table as keyof Tables);
        await insert.values(all.slice(from, from + rowsPerInsert)).execute();
      }
    }
  });
}
