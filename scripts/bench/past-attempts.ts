import { v7 } from 'uuid';
import type { Database } from '../../src/platform/server/db/database.ts';
import { courseId, pastLessonId, questionCount } from './exam-content.ts';
import { type Learner, storeRows } from './learners.ts';

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** A quiz of the week before, which everybody took: a database is not empty on the day of an exam. */
export async function storePastAttempts(db: Database, learners: readonly Learner[]): Promise<void> {
  const version = 'of the week before';
  const quiz = { courseId, lessonId: pastLessonId, version };
  const questionIds = Array.from({ length: questionCount }, (_, index) => `q${index + 1}`);
  const startedAt = Date.now() - weekMs;
  const submittedAt = startedAt + 10 * minuteMs;
  const graded = { submittedAt, points: 0, maxPoints: questionCount, passed: 0, shares: '{}' };
  const begun = { seed: '', questionIds: JSON.stringify(questionIds), startedAt, deadline: null };
  const attempts = learners.map(({ uid }) => {
    return { id: v7(), userId: uid, ...quiz, number: 1, ...begun, changes: questionCount, ...graded };
  });
  const answer = JSON.stringify({ picked: [0], typed: [] });
  const answers = attempts.flatMap(({ id }) =>
    questionIds.map((questionId) => ({ attemptId: id, questionId, version: 1, answer, savedAt: submittedAt })),
  );
  await storeRows(db, { quizVersions: [{ ...quiz, quiz: '{}' }], quizAttempts: attempts, quizAnswers: answers });
}
