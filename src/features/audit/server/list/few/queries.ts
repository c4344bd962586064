import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';
import { contains } from '../../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Tables } from '../../../../../platform/server/db/tables.ts';
import { type AuditRow, auditQueries } from '../../queries.ts';
import { type Wanted, entriesWanted, otherWords } from '../queries.ts';

/** An index of trigrams finds nothing shorter. */
const shortest = 3;

/**
 * Gives the function that finds the entries with a text in their words by indexes of SQLite; it gives undefined where more than `few` have it in what was done to whom,
 * or where no index knows. What else may have it stands in an index in the list's order, of which it reads a page each.
 */
export function entriesWith(db: Database, few: number) {
  const { findAddressAfter } = auditQueries(db);

  /** Those of all who did something that have the text in them: there are few, however many entries there are. */
  async function addressesWith(search: string): Promise<string[]> {
    const found: string[] = [];
    let address: string | undefined = '';
    while ((address = (await findAddressAfter.first({ after: address }))?.actorEmail) !== undefined) {
      if (address.toLowerCase().includes(search.toLowerCase())) found.push(address);
    }
    return found;
  }

  async function idsWith(search: string): Promise<string[] | undefined> {
    // `%` and `_` find more here than was asked for; what was asked for is looked at with each entry.
    const { rows } = await sql<{ id: string }>`select "id" from "search_auditEntries"
      where "subject" like ${`%${search}%`} limit ${few + 1}`.execute(db.readKysely);
    return rows.length > few ? undefined : rows.map(({ id }) => id);
  }

  return async (
    { search, ...wanted }: Wanted & { readonly search: string },
    limit: number,
  ): Promise<AuditRow[] | undefined> => {
    const ids = longestWord(search) < shortest ? undefined : await idsWith(search);
    if (!ids) return undefined;
    const eb = expressionBuilder<Tables, 'auditEntries'>();
    const addresses = (await addressesWith(search)).map((address) => eb('actorEmail', '=', address));
    const branches = [...addresses, ...otherWords(search)];
    const inSubject = eb.and([eb('id', 'in', ids), contains(db, search, 'subject')]);
    if (ids.length > 0) branches.push(inSubject);
    if (branches.length === 0) return [];
    return pageOfAny(db, branches, wanted, limit);
  };
}

/** How many characters of the text stand together without any that stands for others. */
function longestWord(search: string): number {
  return Math.max(...search.split(/[%_]/).map((part) => Array.from(part).length));
}

/** A page of the entries for which any of these holds, made of a page of each. */
function pageOfAny(db: Database, branches: readonly Expression<SqlBool>[], wanted: Wanted, limit: number) {
  const pages = branches.map(
    (branch) => sql`select "id" from (${entriesWanted(db, wanted).select('id').where(branch).limit(limit)})`,
  );
  return db.readKysely
    .selectFrom('auditEntries')
    .selectAll()
    .where(sql<SqlBool>`"id" in (${sql.join(pages, sql` union all `)})`)
    .orderBy('id', wanted.order === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}
