import { certificateIssuer } from '../../src/features/certificates/server/public.ts';
import { readSettings } from '../../src/platform/server/config/settings.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';

/** Writes what completing a course writes into the database of a running server with these settings. */
export async function issueCertificate(
  env: Record<string, string>,
  userId: string,
  courseId: string,
  title = 'Learn React',
): Promise<void> {
  const course = { title, description: 'What one does with it.' };
  const db = await openDatabase(readSettings(env));
  const issue = certificateIssuer({ db, content: { current: () => ({ find: () => course }) } as never });
  // Certificates are visible to others only if the address is confirmed.
  await db.kysely.updateTable('authUsers').set({ emailVerified: 1 }).where('id', '=', userId).execute();
  await db.commit(...issue({ userId, courseId, completedAt: Date.now(), rule: undefined }));
  await db.close();
}
