import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

/** Domain that identifies demo data; nobody can have an address there (RFC 2606). */
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
/** Rows by table; a table comes after those that its rows reference. */
export type DemoRows = { [Name in DemoTable]: DemoRow<Name>[] };

/** Tables whose rows the demo counts as added. */
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

/** SQLite accepts some 30,000 values in one statement. */
const rowsPerInsert = 500;

/** Counts real and demo accounts. Administrators are not real: people who try out a site are administrators. */
export async function countAccounts({ readKysely }: Database) {
  const accounts = await readKysely.selectFrom('authUsers').select(['email', 'role', 'emailVerified']).execute();
  const isDemo = ({ email }: { email: string }) => email.endsWith(`@${demoDomain}`);
  return {
    demo: accounts.filter(isDemo).length,
    /** Demo accounts with unconfirmed addresses; confirming them is the last step. */
    unfinished: accounts.filter((account) => isDemo(account) && account.emailVerified === 0).length,
    real: accounts.filter((account) => !isDemo(account) && account.role !== 'admin').length,
  };
}

/** Counts the rows of each table. */
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

/** Token that addresses a mail to the thread of a message. */
export async function selectReplyToken({ readKysely }: Database, messageId: string): Promise<string | null> {
  const row = await readKysely
    .selectFrom('contactMessages')
    .select('replyToken')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.replyToken ?? null;
}

type Rows = { readonly [Name in keyof Tables]?: readonly Insertable<Tables[Name]>[] };

/** Stores rows by table in one transaction. */
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
