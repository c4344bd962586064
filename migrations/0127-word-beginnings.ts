import { type Kysely, SqliteAdapter, sql } from 'kysely';

const names = { users: 'name', applications: 'name', contactMessages: 'name' } as const;
const addresses = {
  authUsers: 'email',
  applications: 'email',
  contactMessages: 'email',
  newsletterSubscribers: 'email',
} as const;

/**
 * Adds prefix indexes for the console-wide search: names by their start, the rest after the first word and the last
 * word; addresses by their start and their host. The database maintains them, so code that writes names is unaffected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const find = sql.raw(isSqlite ? 'instr' : 'strpos');
  const order = isSqlite ? sql`` : sql`collate "C"`;
  async function index(table: string, column: string) {
    const text = sql`lower(${sql.ref(column)})`;
    const parts =
      column === 'name'
        ? {
            whole: text,
            rest: sql`substr(${text}, ${find}(${text} || ' ', ' ') + 1)`,
            last: sql`substr(${text}, length(rtrim(${text}, replace(${text}, ' ', ''))) + 1)`,
          }
        : { whole: text, host: sql`substr(${text}, ${find}(${text}, '@') + 1)` };
    for (const [part, expression] of Object.entries(parts)) {
      const name = sql.ref(`${table}Beginnings${column}${part}`);
      await sql`create index ${name} on ${sql.table(table)} ((${expression}) ${order})`.execute(db);
    }
  }
  for (const [table, column] of Object.entries(names)) await index(table, column);
  for (const [table, column] of Object.entries(addresses)) await index(table, column);
}
