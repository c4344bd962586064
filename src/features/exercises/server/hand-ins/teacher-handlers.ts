import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { pageWindow, toPage } from '../../../../platform/server/paging.ts';
import type { exerciseRoutes } from '../../contract.ts';
import type { ExerciseDeps } from '../deps.ts';
import { settler } from '../settle.ts';
import { type HandInGrade, presentHandIn } from './present.ts';
import { type HandInRow, handInQueries } from './queries.ts';

type TeacherHandlers = Pick<Handlers<typeof exerciseRoutes>, 'listHandIns' | 'getHandInFile' | 'gradeHandIn'>;

/** What was handed in, and grading it by the exercise's rubric. */
export function handInTeacherHandlers(deps: ExerciseDeps): TeacherHandlers {
  const { db, content, storage, record, notify, now } = deps;
  const { findHandIn, listOfCourse, updateGrade } = handInQueries(db);
  const settle = settler(deps);

  async function requireRow(id: string): Promise<HandInRow> {
    const row = await findHandIn.first({ id });
    if (!row) throw new Refusal('hand-in-not-found');
    return row;
  }

  /** What the exercise is judged by; nothing where the course has it no more. */
  function exerciseOf({ courseId, exerciseId }: Pick<HandInRow, 'courseId' | 'exerciseId'>) {
    const exercise = content.current().find('exercise', `${courseId}/${exerciseId}`);
    if (exercise?.kind !== 'hand-in') return { title: '', rubric: [] };
    return { title: exercise.title, rubric: exercise.rubric };
  }

  return {
    async listHandIns({ params: { courseId }, query }) {
      const rows = await listOfCourse.all({ courseId, ...pageWindow(query) });
      return toPage(rows, query, (row) => ({
        ...presentHandIn(row),
        courseId: row.courseId,
        exerciseId: row.exerciseId,
        ...exerciseOf(row),
        userId: row.userId,
        name: row.name,
        email: row.email,
      }));
    },

    async getHandInFile({ params: { handInId } }) {
      const { fileKey, fileName } = await requireRow(handInId);
      const stored = fileKey === null ? null : await storage.read(fileKey);
      if (!stored) throw new Refusal('hand-in-not-found');
      return { ...stored, contentType: 'application/zip', name: fileName ?? 'hand-in.zip', disposition: 'attachment' };
    },

    async gradeHandIn({ params: { handInId }, body: { scores, comment } }, { caller }) {
      const row = await requireRow(handInId);
      const { title, rubric } = exerciseOf(row);
      const grade = gradeOf(rubric, scores, comment, now());
      const { userId, courseId, exerciseId: subject, version } = row;
      const { points, maxPoints } = grade;
      const graded = await db
        .commit(
          required(updateGrade.with({ id: row.id, grade: JSON.stringify(grade), gradedBy: caller.uid })),
          ...record.grade({
            userId,
            courseId,
            kind: 'hand-in-graded',
            subject,
            version,
            points,
            maxPoints,
            passed: true,
            attemptId: row.id,
            details: { handIn: row.id },
            clientAt: null,
            device: null,
          }),
          ...notify({ userId, message: `“${title}” was graded: ${points} of ${maxPoints} points.`, timestamp: now() }),
        )
        .catch(nullIfRowMissing);
      if (!graded) throw new Refusal('already-graded');
      await settle(userId, courseId);
      return presentHandIn({ ...row, grade: JSON.stringify(grade) });
    },
  };
}

/** Throws the refusal `rubric-mismatch` unless there is one score for each criterion, none above its points. */
function gradeOf(
  rubric: readonly { readonly criterion: string; readonly points: number }[],
  scores: readonly number[],
  comment: string,
  gradedAt: number,
): HandInGrade {
  const isFitting = rubric.length === scores.length && rubric.every(({ points }, at) => (scores[at] ?? 0) <= points);
  if (rubric.length === 0 || !isFitting) throw new Refusal('rubric-mismatch');
  const given = rubric.map(({ criterion, points: maxPoints }, at) => ({
    criterion,
    points: scores[at] ?? 0,
    maxPoints,
  }));
  const sum = (key: 'points' | 'maxPoints') => given.reduce((total, each) => total + each[key], 0);
  return { gradedAt, points: sum('points'), maxPoints: sum('maxPoints'), scores: given, comment };
}
