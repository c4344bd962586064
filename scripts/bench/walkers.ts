import { setTimeout as delay } from 'node:timers/promises';
import { graceMs } from '../../src/features/quizzes/contract.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { Connection, requestOf } from './connection.ts';
import { briefLessonId, quizPathOf } from './exam-content.ts';
import type { Learner } from './learners.ts';

/** The server looks every 30 s for attempts that are over. */
const lookEveryMs = 30_000;
const spareMs = 5000;
const againMs = 500;

/** So many begin a brief quiz and walk away from it: nobody but the server ends it. */
export async function walkAway(port: number, learners: readonly Learner[]): Promise<void> {
  for (const learner of learners) {
    using connection = new Connection(port);
    const begin = requestOf(learner, `POST ${quizPathOf(briefLessonId)}/attempts`);
    while ((await connection.ask(begin)).status !== 201) await delay(againMs);
  }
}

/** How many of those attempts the server has not ended, or not as of their deadline, once it had the time to. */
export async function leftOpen(db: Database): Promise<number> {
  for (;;) {
    const attempts = await db.readKysely
      .selectFrom('quizAttempts')
      .select(['deadline', 'submittedAt'])
      .where('lessonId', '=', briefLessonId)
      .execute();
    const open = attempts.filter(({ deadline, submittedAt }) => submittedAt !== deadline).length;
    const last = Math.max(...attempts.map(({ deadline }) => deadline ?? 0));
    if (open === 0 || Date.now() > last + graceMs + lookEveryMs + spareMs) return open;
    await delay(againMs);
  }
}
