import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Expression to search, in the form of an index of migration 0127. */
interface Place {
  readonly table: string;
  readonly id: string;
  readonly text: RawBuilder<string>;
}

/** Sorts after every text with the same prefix. */
const lastCharacter = '\u{10FFFF}';

/** Places of a name: its start, the text after its first word, and its last word. */
export function nameSearch({ engine }: Database, table: string, id: string): Place[] {
  const text = sql<string>`lower(${sql.ref('name')})`;
  const find = findIn(engine);
  return [
    text,
    sql<string>`substr(${text}, ${find}(${text} || ' ', ' ') + 1)`,
    sql<string>`substr(${text}, length(rtrim(${text}, replace(${text}, ' ', ''))) + 1)`,
  ].map((part) => ({ table, id, text: part }));
}

/** Places of an email address: its start and that of its host. */
export function addressSearch({ engine }: Database, table: string, id: string): Place[] {
  const text = sql<string>`lower(${sql.ref('email')})`;
  return [text, sql<string>`substr(${text}, ${findIn(engine)}(${text}, '@') + 1)`].map((part) => ({
    table,
    id,
    text: part,
  }));
}

/**
 * Finds rows with a place that starts with the query, ignoring case: by place, then alphabetically. Reads indexes only
 * as far as needed. `load` returns the rows of these ids, in any order.
 */
export async function rowsBeginning<Row extends { readonly id: string }>(
  db: Database,
  places: readonly Place[],
  { typed, limit }: { readonly typed: string; readonly limit: number },
  load: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found = places.flatMap((place) => casesOf(typed).map((text) => firstOf(db, place, text, limit)));
  const { rows } = await sql<{ id: string; rank: number; text: string }>`${sql.join(
    found.map((each, rank) => sql`select found.*, ${sql.lit(rank)} as rank from (${each}) as found`),
    sql` union all `,
  )} order by rank, text`.execute(db.readKysely);
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, limit);
  if (ids.length === 0) return [];
  const loaded = new Map((await load(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => loaded.get(id) ?? []);
}

function firstOf({ engine }: Database, { table, id, text }: Place, typed: string, limit: number) {
  const ordered = engine === 'sqlite' ? text : sql<string>`${text} collate "C"`;
  return sql`select ${sql.ref(id)} as id, ${ordered} as text from ${sql.table(table)}
    where ${ordered} >= ${typed} and ${ordered} < ${typed + lastCharacter} order by ${ordered} limit ${sql.lit(limit)}`;
}

/**
 * Spellings of the query for databases that lowercase only ASCII: other letters as typed, all lower case, or in
 * capitalized words.
 */
function casesOf(typed: string): string[] {
  const small = typed.toLowerCase();
  const asNames = small.replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([small, ...[typed, asNames].map(inSmallAscii)])];
}

function inSmallAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function findIn(engine: Database['engine']) {
  return sql.raw(engine === 'sqlite' ? 'instr' : 'strpos');
}
