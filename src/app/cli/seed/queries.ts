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
  | 'certificates'
  | 'feedback'
  | 'applications'
  | 'applicationSteps'
  | 'contactMessages'
  | 'newsletterSubscribers';

export type DemoRow<Name extends DemoTable> = Insertable<Tables[Name]>;
/** What is stored, by its table; a table stands behind those that its rows need. */
export type DemoRows = { [Name in DemoTable]: DemoRow<Name>[] };

/** SQLite takes some 30,000 values in one statement. */
const rowsPerInsert = 500;

/** Administrators are not counted as real people: whoever tries a site out is one. */
export async function countAccounts({ readKysely }: Database): Promise<{ demo: number; real: number }> {
  const accounts = await readKysely.selectFrom('authUsers').select(['email', 'role']).execute();
  const isDemo = ({ email }: { email: string }) => email.endsWith(`@${demoDomain}`);
  return {
    demo: accounts.filter(isDemo).length,
    real: accounts.filter((account) => !isDemo(account) && account.role !== 'admin').length,
  };
}

/** All of it or nothing. */
export async function storeRows({ kysely }: Database, rows: DemoRows): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    for (const [table, all] of Object.entries(rows)) {
      for (let from = 0; from < all.length; from += rowsPerInsert) {
        await trx
          .insertInto(table as keyof typeof rows)
          .values(all.slice(from, from + rowsPerInsert))
          .execute();
      }
    }
  });
}
