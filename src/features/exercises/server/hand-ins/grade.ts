import { type Statement, nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { auditLog, auditSubject } from '../../../audit/server/public.ts';
import { accountActs } from '../../../identity/server/public.ts';
import type { handInRoutes } from '../../hand-in-contract.ts';
import type { HandInDeps } from '../deps.ts';
import { pathOfExercise } from '../find-exercise.ts';
import { gradeMessage, gradeOf } from './given-grade.ts';
import { type CorrectedRow, type StoredGrade, findTask, isPassed, presentHandIn, storedGrade } from './present.ts';
import { type HandInRow, handInQueries } from './queries.ts';
import { requireTaught } from './require-taught.ts';

/**
 * Handler for grading by the rubric: the grade, the learner's record, the notification and the audit event are one
 * commit.
 */
export function gradingHandler(deps: HandInDeps): Pick<Handlers<typeof handInRoutes>, 'gradeHandIn'> {
  const { db, content, record, notify, now } = deps;
  const { findHandIn, updateGrade, correctGrade, insertCorrected, listCorrected } = handInQueries(db);
  const accounts = accountActs(db);
  const auditEntry = auditLog(db, now);

  /**
   * Statements that store the grade and keep a copy of the one before. They return no row if another teacher was
   * faster.
   */
  function storing({ id, grade: before, gradedBy }: HandInRow, grade: string, teacher: string, key: string) {
    const gradeRow = { id, grade, gradedBy: teacher };
    if (before === null) return { update: updateGrade.with(gradeRow), besides: [] };
    const earlierGrade: Statement = insertCorrected.with({ id: key, handInId: id, grade: before, gradedBy });
    return { update: correctGrade.with({ ...gradeRow, before }), besides: [earlierGrade] };
  }

  /** Stores the grade with all its consequences. Throws `already-graded` if another teacher was faster. */
  async function save(row: HandInRow, title: string, grade: StoredGrade, teacher: string): Promise<void> {
    const { userId, courseId } = row;
    const before = storedGrade(row.grade);
    const key = newId();
    const email = (await accounts.find(userId))?.email;
    const path = pathOfExercise(content.current(), row);
    const message = gradeMessage(title, grade, before);
    const notifications = await notify({ userId, kind: 'grades', message, path, timestamp: grade.gradedAt });
    const act = before === null ? 'hand-in-graded' : 'hand-in-grade-corrected';
    const { update, besides } = storing(row, JSON.stringify(grade), teacher, key);
    const graded = await record
      .grade(
        entryOf(row, grade, before === null ? row.id : `${row.id}/${key}`),
        required(update),
        ...besides,
        ...notifications,
        auditEntry(teacher, { act, subjectId: userId, subject: auditSubject(email, courseId) }),
      )
      .catch(nullIfRowMissing);
    if (!graded) throw new Refusal('already-graded');
  }

  return {
    async gradeHandIn({ params: { handInId }, body: { taskVersion, scores, comment, correctsGradedAt } }, { caller }) {
      const row = requireTaught(await findHandIn.first({ id: handInId }), caller);
      if (row.userId === caller.uid) throw new Refusal('own-hand-in');
      const before = storedGrade(row.grade);
      if (before?.gradedAt !== correctsGradedAt) throw new Refusal('already-graded');
      const task = findTask(content, row);
      if (task && task.version !== taskVersion) throw new Refusal('task-changed');
      // Later than the grade before, which is identified by its time.
      const gradedAt = Math.max(now(), (before?.gradedAt ?? 0) + 1);
      const grade = gradeOf(task, scores, comment, gradedAt);
      await save(row, task?.title ?? '', grade, caller.uid);
      const corrected: readonly CorrectedRow[] = await listCorrected.all(row);
      return presentHandIn({ ...row, grade: JSON.stringify(grade) }, corrected);
    },
  };
}

/** Entry of the learner's record; `attemptId` is unique among all of theirs. */
function entryOf(row: HandInRow, grade: StoredGrade, attemptId: string) {
  const { id, userId, courseId, exerciseId, version } = row;
  const { points, maxPoints } = grade;
  const about = { userId, courseId, kind: 'hand-in-graded', subject: exerciseId, version } as const;
  const result = { points, maxPoints, passed: isPassed(grade), details: { handIn: id } };
  return { ...about, ...result, attemptId, clientAt: null, device: null };
}
