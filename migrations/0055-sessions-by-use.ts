import type { Kysely } from 'kysely';

/** Somebody's sessions are shown with what was used last first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('authSessionsByUse').on('authSessions').columns(['userId', 'updatedAt']).execute();
}
