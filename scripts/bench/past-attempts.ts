import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { storeRows } from '../../src/app/cli/seed/queries.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { courseId, pastLessonId, questionCount } from './exam-content.ts';
import { type Learner, dayMs } from './learners.ts';

interface Quiz {
  readonly courseId: string;
  readonly lessonId: string;
  readonly version: string;
}

const tenMinutesMs = 10 * 60_000;
const weekMs = 7 * dayMs;
const seedBytes = 12;

/** An attempt with all questions answered, submitted ten minutes after its start. */
export function submittedAttempt(quiz: Quiz, questionIds: readonly string[], userId: string, submittedAt: number) {
  const begun = {
    number: 1,
    seed: randomBytes(seedBytes).toString('base64url'),
    startedAt: submittedAt - tenMinutesMs,
  };
  const asked = { questionIds: JSON.stringify(questionIds), deadline: null, changes: questionIds.length };
  const graded = { points: 0, maxPoints: questionIds.length, passed: 0, shares: '{}' };
  return { id: v7(), userId, ...quiz, ...begun, ...asked, submittedAt, ...graded };
}

/** Row of an answer that picks one option. */
export function givenAnswer(attemptId: string, questionId: string, picked: number, savedAt: number) {
  return { attemptId, questionId, version: 1, answer: JSON.stringify({ picked: [picked], typed: [] }), savedAt };
}

/** Stores last week's quiz attempts of all learners, so that the database is not empty on the day of the exam. */
export async function storePastAttempts(db: Database, learners: readonly Learner[]): Promise<void> {
  const quiz = { courseId, lessonId: pastLessonId, version: 'of the week before' };
  const questionIds = Array.from({ length: questionCount }, (_, index) => `q${index + 1}`);
  const submittedAt = Date.now() - weekMs;
  const attempts = learners.map(({ uid }) => submittedAttempt(quiz, questionIds, uid, submittedAt));
  const answers = attempts.flatMap(({ id }) =>
    questionIds.map((questionId) => givenAnswer(id, questionId, 0, submittedAt)),
  );
  await storeRows(db, { quizVersions: [{ ...quiz, quiz: '{}' }], quizAttempts: attempts, quizAnswers: answers });
}
