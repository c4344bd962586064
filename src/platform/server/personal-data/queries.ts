import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/snapshot.ts';
import type { SqlValue, Statement } from '../db/statement.ts';
import type { AnyFinding, Person, TableRule } from './policy.ts';

/**
 * Whatever is done to all tables in the same way, by the rules of their list. Made for one person at a time, which is
 * rare, so that nothing is prepared.
 */
export function personalDataQueries(db: Database) {
  const statement = <R>(built: RawBuilder<R>): Statement<R> => {
    const { sql: text, parameters } = built.compile(db.readKysely);
    return { sql: text, values: parameters as SqlValue[] };
  };
  return {
    deleteRows: (rule: TableRule, person: Person) =>
      statement(sql`delete from ${sql.table(rule.table)} where ${isOf(rule.by, person)}`),
    writeOver: ({ table, by }: TableRule, columns: Readonly<Record<string, SqlValue>>, person: Person) => {
      const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      return statement(sql`update ${sql.table(table)} set ${sql.join(set)} where ${isOf(by, person)}`);
    },
    /** The files that the rows name are given up with them: the sweep of the storage removes them, also after a crash. */
    giveUpFiles: ({ table, by }: TableRule, keyColumn: string, person: Person) =>
      statement(sql`insert into "unclaimedFiles" (key, "keptAt", "givenUp")
        select distinct ${sql.ref(keyColumn)}, cast(0 as bigint), 1 from ${sql.table(table)}
        where ${sql.ref(keyColumn)} is not null and (${isOf(by, person)})
        on conflict do nothing`),
    selectRows: async ({ table }: TableRule, by: readonly AnyFinding[], person: Person): Promise<Row[]> =>
      (await sql<Row>`select * from ${sql.table(table)} where ${isOf(by, person)}`.execute(db.readKysely)).rows,
  };
}

function isOf(by: readonly AnyFinding[], person: Person): RawBuilder<unknown> {
  return sql.join(
    by.map((finding) => conditionOf(finding, person)),
    sql` or `,
  );
}

function conditionOf(finding: AnyFinding, person: Person): RawBuilder<unknown> {
  const { uid, email, contactEmail } = person;
  if ('uid' in finding) return sql`${sql.ref(finding.uid)} = ${uid}`;
  if ('address' in finding) return sql`lower(${sql.ref(finding.address)}) = ${email}`;
  if ('through' in finding) {
    const { through, to, whose } = finding;
    return sql`${sql.ref(through)} in (select id from ${sql.table(to)} where ${isOf(whose, person)})`;
  }
  const names = [...new Set([uid, email, contactEmail.toLowerCase()])];
  const parts = names.map((name) => sql`lower(${sql.ref(finding.named)}) like ${`%${escaped(name)}%`} escape '!'`);
  return sql.join(parts, sql` or `);
}

/** As it stands within JSON, and without what `like` would take for a pattern. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll(/[!%_]/g, '!$&');
}
