import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Every table, and every file in the data folder but those of the database, that holds one of these texts; cases do not matter.
 * Only committed rows are looked at: what a deleted row leaves in the database's free pages is not.
 */
export function placesOf(dataDir: string, texts: readonly string[]): string[] {
  const holds = (content: string) => texts.some((text) => content.toLowerCase().includes(text.toLowerCase()));
  using database = new DatabaseSync(join(dataDir, 'opvir.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const rowsOf = (table: string) => database.prepare(`select * from "${table}"`).all();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    // What is half written has another name in a moment.
    .filter((entry) => entry.isFile() && !/^opvir\.sqlite|\.part$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...tables.map(({ name }) => name).filter((table) => holds(JSON.stringify(rowsOf(table)))),
    ...files.filter((file) => holds(readFileSync(file, 'latin1'))),
  ];
}
