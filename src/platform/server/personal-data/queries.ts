import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/snapshot.ts';
import type { SqlValue, Statement } from '../db/statement.ts';
import type { AnyFinding, DataSubject, TableRule } from './policy.ts';
import { wholeAddress } from './whole-address.ts';

/** Queries that apply to all tables by their rules. Not prepared, because they run rarely, for one person at a time. */
export function personalDataQueries(db: Database) {
  const statement = <R>(built: RawBuilder<R>): Statement<R> => {
    const { sql: text, parameters } = built.compile(db.readKysely);
    return { sql: text, values: parameters as SqlValue[] };
  };
  return {
    deleteRows: (rule: TableRule, person: DataSubject) =>
      statement(sql`delete from ${sql.table(rule.table)} where ${isOf(db.engine, rule.by, person)}`),
    writeOver: ({ table, by }: TableRule, columns: Readonly<Record<string, SqlValue>>, person: DataSubject) => {
      const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      return statement(sql`update ${sql.table(table)} set ${sql.join(set)} where ${isOf(db.engine, by, person)}`);
    },
    /** Releases the files that the rows name: the next sweep deletes them, even after a crash. */
    giveUpFiles: ({ table, by }: TableRule, keyColumn: string, person: DataSubject) =>
      statement(sql`insert into "unclaimedFiles" (key, "keptAt", "givenUp")
        select distinct ${sql.ref(keyColumn)}, cast(0 as bigint), 1 from ${sql.table(table)}
        where ${sql.ref(keyColumn)} is not null and (${isOf(db.engine, by, person)})
        on conflict do nothing`),
    /** Rows of the person, limited by the table's `download` rule. */
    selectRows: async (
      { table, download }: TableRule,
      by: readonly AnyFinding[],
      person: DataSubject,
    ): Promise<Row[]> => {
      const { only = sql`1 = 1`, instead = {} } = 'as' in download ? download : {};
      const given = Object.entries(instead).map(([column, value]) => sql`${value} as ${sql.id(mark + column)}`);
      const { rows } = await sql<Row>`select ${sql.join([sql`*`, ...given])} from ${sql.table(table)}
        where (${isOf(db.engine, by, person)}) and ${only}`.execute(db.readKysely);
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column.replace(mark, ''), value])),
      );
    },
  };
}

/**
 * Prefix of a substitute column until it replaces the original: of two columns with one name, a driver may return
 * either.
 */
const mark = 'instead of ';

type Engine = Database['engine'];

function isOf(engine: Engine, by: readonly AnyFinding[], person: DataSubject): RawBuilder<unknown> {
  return sql.join(
    by.map((finding) => conditionOf(engine, finding, person)),
    sql` or `,
  );
}

function conditionOf(engine: Engine, finding: AnyFinding, person: DataSubject): RawBuilder<unknown> {
  const { uid, email, contactEmail, isConfirmed } = person;
  if ('uid' in finding) return sql`${sql.ref(finding.uid)} = ${uid}`;
  if ('address' in finding) return isConfirmed ? sql`lower(${sql.ref(finding.address)}) = ${email}` : sql`1 = 0`;
  if ('through' in finding) {
    const { through, to, whose } = finding;
    return sql`${sql.ref(through)} in (select id from ${sql.table(to)} where ${isOf(engine, whose, person)})`;
  }
  const text = sql`lower(${sql.ref(finding.named)})`;
  // The contact address is unconfirmed, so it finds only what is sent to it (docs/decisions/0028-personal-data.md).
  const known = finding.alsoByContact ? new Set([email, contactEmail]) : [email];
  const addresses = isConfirmed ? known : [];
  const matches = engine === 'sqlite' ? sql`regexp` : sql`~`;
  const holds = (part: string) => sql`${text} like ${`%${escaped(part)}%`} escape '!'`;
  const names = [...addresses].map(
    // The pattern is expensive, and few texts contain the address.
    (address) => sql`(${holds(address)} and ${text} ${matches} ${wholeAddress(address)})`,
  );
  return sql.join([holds(uid), ...names], sql` or `);
}

/** Escapes the wildcards of `like`. */
function escaped(text: string): string {
  return text.toLowerCase().replaceAll(/[!%_]/g, '!$&');
}
