import postgres from 'postgres';

/** Null if PostgreSQL answers there, else why it does not. */
export async function whyNoPostgres(url: string): Promise<string | null> {
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
