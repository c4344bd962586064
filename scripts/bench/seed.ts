import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { v7 } from 'uuid';

export const benchUser = { email: 'bench@example.org', password: 'bench-password' };
const feedbackCount = 5000;
const courseIds = ['course1', 'course2', 'course3', 'course4', 'course5', 'course6'];

/** Signs the benchmark's user up through the product and gives the cookie that its calls carry. */
export async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchUser),
  });
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Six enrolments and 5,000 pieces of feedback on course1. Call it while no server runs on the folder. */
export function seed(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'opvir.sqlite'));
  const { id: uid } = db.prepare('select id from "authUsers" where email = ?').get(benchUser.email) as { id: string };
  const enrol = db.prepare('insert into enrollments (id, "userId", "courseId") values (?, ?, ?)');
  const rate = db.prepare(
    'insert into feedback (id, "userId", "courseId", rating, comment, timestamp) values (?, ?, ?, ?, ?, ?)',
  );
  db.exec('begin');
  for (const courseId of courseIds) enrol.run(v7(), uid, courseId);
  for (let n = 0; n < feedbackCount; n += 1) {
    rate.run(
      v7(),
      uid,
      'course1',
      1 + (n % 5),
      `Feedback number ${n}: clear lessons, and the exercises fit them.`,
      Date.now(),
    );
  }
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
}
