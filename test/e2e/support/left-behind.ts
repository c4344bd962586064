import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Content of a file; empty if it was deleted meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Tables, and files in the data folder other than the database's, that contain one of these texts, ignoring case. Only
 * committed rows count: deleted rows in the database's free pages do not.
 */
export function placesOf(dataDir: string, texts: readonly string[]): string[] {
  const holds = (content: string) => texts.some((text) => content.toLowerCase().includes(text.toLowerCase()));
  using database = new DatabaseSync(join(dataDir, 'opvir.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const rowsOf = (table: string) => database.prepare(`select * from "${table}"`).all();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    // Partial files are renamed in a moment.
    .filter((entry) => entry.isFile() && !/^opvir\.sqlite|\.part$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...tables.map(({ name }) => name).filter((table) => holds(JSON.stringify(rowsOf(table)))),
    ...files.filter((file) => holds(textOf(file))),
  ];
}
