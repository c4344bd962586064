import type { Database } from '../../src/platform/server/db/database.ts';
import { courseId, examLessonId } from './exam-content.ts';
import type { Sitting } from './exam-learner.ts';

export interface Lost {
  readonly acknowledged: number;
  /** Acknowledged answers that are missing or differ from those submitted. */
  readonly answers: number;
  /** Attempts whose deadline, in the database or the result, differs from the one at the start. */
  readonly deadlines: number;
  /** Attempts without a result in the database. */
  readonly results: number;
}

/** Compares the database with everything that the server has acknowledged. */
export async function lookUp(db: Database, sittings: readonly Sitting[]): Promise<Lost> {
  const ofAll = db.readKysely.selectFrom('quizAttempts');
  const ofExam = ofAll.where('courseId', '=', courseId).where('lessonId', '=', examLessonId);
  const attempts = await ofExam.select(['id', 'deadline', 'submittedAt']).execute();
  const answers = await ofExam
    .innerJoin('quizAnswers', 'quizAttempts.id', 'quizAnswers.attemptId')
    .select(['attemptId', 'questionId', 'answer'])
    .execute();
  const attemptOf = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const storedOf = new Map(answers.map(({ attemptId, questionId, answer }) => [`${attemptId} ${questionId}`, answer]));
  const given = sittings.flatMap(({ attemptId, answers: own }) =>
    Object.entries(own).map(([questionId, answer]) => ({ name: `${attemptId} ${questionId}`, answer })),
  );
  const hasMoved = ({ attemptId, deadline, deadlineAtEnd }: Sitting) =>
    attemptOf.get(attemptId)?.deadline !== deadline || (deadlineAtEnd !== undefined && deadlineAtEnd !== deadline);
  return {
    acknowledged: given.length,
    answers: given.filter(({ name, answer }) => storedOf.get(name) !== answer).length,
    deadlines: sittings.filter(hasMoved).length,
    results: sittings.filter(({ attemptId }) => (attemptOf.get(attemptId)?.submittedAt ?? null) === null).length,
  };
}
