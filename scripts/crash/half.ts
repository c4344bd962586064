import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { listApplications } from '../../src/features/applications/server/public.ts';
import type { Database } from '../../src/platform/server/db/database.ts';

/** Returns the names of all records that lack a part that belongs to them, acknowledged or not. */
export async function halfOf(dataDir: string, db: Database): Promise<string[]> {
  const applications = await listApplications(db);
  const notified = await db.readKysely.selectFrom('notifications').select('userId').execute();
  const withoutCv = applications.flatMap(({ id, cvKey, cvBytes }) => {
    const bytes = statSync(join(dataDir, 'uploads', cvKey), { throwIfNoEntry: false })?.size;
    return bytes === cvBytes ? [] : [`application ${id} has a CV of ${bytes ?? 'no'} bytes, not ${cvBytes}`];
  });
  return [
    ...(await damageOf(db)),
    ...(await withoutEnrolment(db)),
    ...withoutCv,
    ...unequal('notifications', 'userId', applications, notified),
    ...unequal('mails', 'email', applications, await promisedMails(dataDir, db)),
  ];
}

type Whose<Key extends string> = readonly Record<Key, string | null>[];

/** Reports applicants whose number of notifications or mails differs from that of their applications. */
function unequal<Key extends string>(what: string, key: Key, applied: Whose<Key>, brought: Whose<Key>): string[] {
  return [...new Set(applied.map((each) => each[key]))].flatMap((whose) => {
    const [due, there] = [applied, brought].map((all) => all.filter((each) => each[key] === whose).length);
    return due === there ? [] : [`${due} applications, ${there} ${what} of ${whose}`];
  });
}

/** Start of the subject of every mail about an application; newsletter mails have others. */
const aboutApplication = 'Your application';

/**
 * Recipients of mails about applications, pending or sent. Reads the outbox first, since a mail is a file before it
 * leaves the outbox.
 */
async function promisedMails(dataDir: string, db: Database): Promise<{ email: string }[]> {
  const mails = new Map<string, string>();
  for (const { id, payload } of await db.readKysely.selectFrom('outbox').select(['id', 'payload']).execute()) {
    const { to = '', subject } = JSON.parse(payload) as { to?: string; subject?: string };
    if (subject?.startsWith(aboutApplication)) mails.set(id, to);
  }
  for (const file of globSync(join(dataDir, 'outbox', '*.eml'))) {
    const text = readFileSync(file, 'utf8');
    const [to, subject] = ['To', 'Subject'].map((header) => new RegExp(`^${header}: (.*)$`, 'm').exec(text)?.[1]);
    if (subject !== undefined && !subject.startsWith(aboutApplication)) continue;
    const isWhole = subject !== undefined && to !== undefined;
    mails.set(basename(file, '.eml'), isWhole ? to : 'nobody: the file is not whole');
  }
  return [...mails.values()].map((email) => ({ email }));
}

async function withoutEnrolment(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from feedback where not exists (
      select 1 from enrollments where enrollments."userId" = feedback."userId" and enrollments."courseId" = feedback."courseId"
    )`.execute(db.readKysely);
  return rows.map(({ id }) => `feedback ${id} without its enrolment`);
}

/** PostgreSQL's checksums report damage when a page is read. */
async function damageOf(db: Database): Promise<string[]> {
  if (db.engine === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.readKysely);
  const { rows: dangling } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db.readKysely);
  const said = [...rows.map((row) => row.integrity_check), ...dangling.map(({ table }) => `dangling key in ${table}`)];
  return said.filter((line) => line !== 'ok');
}
