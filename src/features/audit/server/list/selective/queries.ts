import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';
import { contains } from '../../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Tables } from '../../../../../platform/server/db/tables.ts';
import { type AuditRow, auditQueries } from '../../queries.ts';
import { type AuditFilter, matchingEntries, otherWords } from '../queries.ts';

/** Shortest text that a trigram index can find. */
const shortest = 3;

/**
 * Returns the function that searches entries by SQLite's indexes; undefined if more than `few` subjects match or no
 * index applies. Other matches come from indexes in the list's order, one page of each.
 */
export function entriesWith(db: Database, few: number) {
  const { findAddressAfter } = auditQueries(db);

  /** Lists the actor addresses that contain the text. There are few, regardless of the number of entries. */
  async function addressesWith(search: string): Promise<string[]> {
    const found: string[] = [];
    let address: string | undefined = '';
    while ((address = (await findAddressAfter.first({ after: address }))?.actorEmail) !== undefined) {
      if (address.toLowerCase().includes(search.toLowerCase())) found.push(address);
    }
    return found;
  }

  async function idsWith(search: string): Promise<string[] | undefined> {
    // `%` and `_` match more rows here than the search means; the outer query checks each entry again.
    const { rows } = await sql<{ id: string }>`select "id" from "search_auditEntries"
      where "subject" like ${`%${search}%`} limit ${few + 1}`.execute(db.readKysely);
    return rows.length > few ? undefined : rows.map(({ id }) => id);
  }

  return async (
    { search, ...wanted }: AuditFilter & { readonly search: string },
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

/** Length of the longest part of the text without wildcards. */
function longestWord(search: string): number {
  return Math.max(...search.split(/[%_]/).map((part) => Array.from(part).length));
}

/** Selects one page of the entries that match any of the conditions, from one page of each condition. */
function pageOfAny(db: Database, branches: readonly Expression<SqlBool>[], wanted: AuditFilter, limit: number) {
  const pages = branches.map(
    (branch) => sql`select "id" from (${matchingEntries(db, wanted).select('id').where(branch).limit(limit)})`,
  );
  return db.readKysely
    .selectFrom('auditEntries')
    .selectAll()
    .where(sql<SqlBool>`"id" in (${sql.join(pages, sql` union all `)})`)
    .orderBy('id', wanted.order === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}
