import { expect, test } from 'vitest';
import { databaseForThisFile } from '../../test/support/database.ts';
import { courseId, examLessonId, questionCount } from './exam-content.ts';
import { lookUp } from './exam-lost.ts';
import { makeLearners, storeLearners } from './learners.ts';
import { storePastAttempts } from './past-attempts.ts';

const { db } = await databaseForThisFile();
const learners = makeLearners(3);
await storeLearners(db, learners);
await storePastAttempts(db, learners);
const deadline = 1_000_000;

/** Returns the sittings of three learners, which match the database. */
async function sittings() {
  await db.kysely.updateTable('quizAttempts').set({ lessonId: examLessonId, version: 'v', deadline }).execute();
  const answers = await db.kysely.selectFrom('quizAnswers').select(['attemptId', 'questionId', 'answer']).execute();
  const byAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId);
  return [...byAttempt].map(([attemptId, own]) => {
    const given = Object.fromEntries(own.map(({ questionId, answer }) => [questionId, answer]));
    return { attemptId, deadline, deadlineAtEnd: deadline, answers: given };
  });
}

test('what is missing, changed or moved is counted, and nothing else', async () => {
  await db.kysely
    .insertInto('quizVersions')
    .values({ courseId, lessonId: examLessonId, version: 'v', quiz: '{}' })
    .execute();
  const told = await sittings();
  const acknowledged = 3 * questionCount;
  expect(await lookUp(db, told)).toEqual({ acknowledged, answers: 0, deadlines: 0, results: 0 });
  const [one = '', two = '', three = ''] = told.map(({ attemptId }) => attemptId);
  const { kysely } = db;
  await kysely.deleteFrom('quizAnswers').where('attemptId', '=', one).where('questionId', '=', 'q3').execute();
  const otherwise = kysely.updateTable('quizAnswers').set({ answer: '{}' }).where('attemptId', '=', two);
  await otherwise.where('questionId', 'in', ['q1', 'q2']).execute();
  const moved = { deadline: deadline + 1 };
  await kysely.updateTable('quizAttempts').set(moved).where('id', '=', two).execute();
  await kysely.updateTable('quizAttempts').set({ submittedAt: null }).where('id', '=', three).execute();
  expect(await lookUp(db, told)).toEqual({ acknowledged, answers: 3, deadlines: 1, results: 1 });
});
