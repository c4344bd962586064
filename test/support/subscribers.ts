import type { Database } from '../../src/platform/server/db/database.ts';

/** Adds confirmed subscribers, `reader-0@example.org` and so on. */
export async function confirmedSubscribers(db: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, place) => `reader-${place}@example.org`);
  const at = Date.now();
  const rows = emails.map((email, place) => ({
    id: `subscriber-${String(place).padStart(6, '0')}`,
    email,
    timestamp: at,
    state: 'confirmed' as const,
    askedAt: at,
    confirmedAt: at,
    consent: 'Yes.',
  }));
  while (rows.length > 0) await db.kysely.insertInto('newsletterSubscribers').values(rows.splice(0, 500)).execute();
  return emails;
}
