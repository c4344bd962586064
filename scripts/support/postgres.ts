import postgres from 'postgres';

/** Where the database tests look for PostgreSQL; the role must be allowed to create databases. */
export const testPostgresUrl: string =
  process.env['OPVIR_TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Null if PostgreSQL answers at {@link testPostgresUrl}, else why it does not. */
export async function whyNoPostgres(): Promise<string | null> {
  const sql = postgres(testPostgresUrl, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The test server with its password left out, for people. */
export function postgresPlace(): string {
  return new URL(testPostgresUrl).host;
}
