import { setTimeout as delay } from 'node:timers/promises';
import { graceMs } from '../../src/features/quizzes/contract.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { Connection, requestOf } from './connection.ts';
import { briefLessonId, quizPathOf } from './exam-content.ts';
import type { Learner } from './learners.ts';

/** Interval at which the server ends expired attempts. */
const lookEveryMs = 30_000;
const spareMs = 5000;
const againMs = 500;

/** Starts a brief quiz for each learner and abandons it, so that only the server can end it. */
export async function walkAway(port: number, learners: readonly Learner[]): Promise<void> {
  for (const learner of learners) {
    using connection = new Connection(port);
    const begin = requestOf(learner, `POST ${quizPathOf(briefLessonId)}/attempts`);
    while ((await connection.ask(begin)).status !== 201) await delay(againMs);
  }
}

/** Number of those attempts that the server has not ended at their deadline, once it had the time to. */
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
