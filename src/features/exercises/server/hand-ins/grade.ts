import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog, deedSubject } from '../../../audit/server/public.ts';
import { accountActs } from '../../../identity/server/public.ts';
import type { handInRoutes } from '../../hand-in-contract.ts';
import type { HandInDeps } from '../deps.ts';
import { pathOfExercise } from '../find-exercise.ts';
import { type StoredGrade, findTask, isPassed, presentHandIn } from './present.ts';
import { type HandInRow, handInQueries } from './queries.ts';
import { requireTaught } from './require-taught.ts';

interface Task {
  readonly rubric: readonly { readonly criterion: string; readonly points: number }[];
  readonly passPoints: number;
}

const gone: Task = { rubric: [], passPoints: 0 };

/** Grading by the exercise's rubric: the grade, the learner's record, the notification and the audit log are one commit. */
export function gradingHandler(deps: HandInDeps): Pick<Handlers<typeof handInRoutes>, 'gradeHandIn'> {
  const { db, content, record, notify, now } = deps;
  const { findHandIn, updateGrade } = handInQueries(db);
  const accounts = accountActs(db);
  const written = auditLog(db, now);

  /** The grade, with all that follows from it. Throws `already-graded` where somebody else was quicker. */
  async function save(row: HandInRow, title: string, grade: StoredGrade, gradedBy: string): Promise<void> {
    const { id, userId, courseId } = row;
    const email = (await accounts.find(userId))?.email;
    const told = await notify({
      userId,
      kind: 'grades',
      message: messageOf(title, grade),
      path: pathOfExercise(content.current(), row),
      timestamp: grade.gradedAt,
    });
    const graded = await record
      .grade(
        entryOf(row, grade),
        required(updateGrade.with({ id, grade: JSON.stringify(grade), gradedBy })),
        ...told,
        written(gradedBy, { act: 'hand-in-graded', subjectId: userId, subject: deedSubject(email, courseId) }),
      )
      .catch(nullIfRowMissing);
    if (!graded) throw new Refusal('already-graded');
  }

  return {
    async gradeHandIn({ params: { handInId }, body: { taskVersion, scores, comment } }, { caller }) {
      const row = requireTaught(await findHandIn.first({ id: handInId }), caller);
      if (row.userId === caller.uid) throw new Refusal('own-hand-in');
      if (row.grade !== null) throw new Refusal('already-graded');
      const task = findTask(content, row);
      if (task && task.version !== taskVersion) throw new Refusal('task-changed');
      const grade = gradeOf(task ?? gone, scores, comment, now());
      await save(row, task?.title ?? '', grade, caller.uid);
      return presentHandIn({ ...row, grade: JSON.stringify(grade) });
    },
  };
}

/** What stands in the learner's record. */
function entryOf({ id, userId, courseId, exerciseId, version }: HandInRow, grade: StoredGrade) {
  const { points, maxPoints } = grade;
  const about = { userId, courseId, kind: 'hand-in-graded', subject: exerciseId, version } as const;
  const result = { points, maxPoints, passed: isPassed(grade), attemptId: id, details: { handIn: id } };
  return { ...about, ...result, clientAt: null, device: null };
}

function messageOf(title: string, grade: StoredGrade): string {
  const { points, maxPoints } = grade;
  const result = `“${title}” was graded: ${points} of ${maxPoints} points.`;
  return isPassed(grade) ? result : `${result} It is not passed yet: you may hand it in again.`;
}

/** Throws the refusal `rubric-mismatch` unless there is one score for each criterion, none above its points. */
function gradeOf(
  { rubric, passPoints }: Task,
  given: readonly number[],
  comment: string,
  gradedAt: number,
): StoredGrade {
  const isFitting = rubric.length === given.length && rubric.every(({ points }, at) => (given[at] ?? 0) <= points);
  if (rubric.length === 0 || !isFitting) throw new Refusal('rubric-mismatch');
  const scores = rubric.map(({ criterion, points: maxPoints }, at) => ({
    criterion,
    points: given[at] ?? 0,
    maxPoints,
  }));
  const sum = (key: 'points' | 'maxPoints') => scores.reduce((total, each) => total + each[key], 0);
  const points = sum('points');
  return { gradedAt, points, maxPoints: sum('maxPoints'), isPassed: points >= passPoints, scores, comment };
}
