import { useKeptDraft } from '../../../../platform/web/use-kept-draft.ts';
import type { Grade, Task } from './data.ts';

/** A grade that is being given: points as they were typed, one for each line of the rubric. */
export interface GradeDraft {
  /** Of the task that the teacher saw when they typed. */
  readonly taskVersion: string;
  readonly scores: readonly string[];
  readonly comment: string;
  /** The moment of the grade that is being corrected; missing for the first one. */
  readonly correctsGradedAt?: number;
}

/** The draft of the grade of one hand-in. */
export function useGradeDraft(uid: string, handInId: string) {
  return useKeptDraft<GradeDraft>(`opvir.grade.${uid}.${handInId}`);
}

export function emptyDraft({ version, rubric }: Task): GradeDraft {
  return { taskVersion: version, scores: rubric.map(() => ''), comment: '' };
}

/** A grade as it is given, to be changed; the rubric may have other lines by now. */
export function correctionOf({ version, rubric }: Task, { scores, comment, gradedAt }: Grade): GradeDraft {
  const given = new Map(scores.map(({ criterion, points }) => [criterion, String(points)]));
  const known = rubric.map(({ criterion }) => given.get(criterion) ?? '');
  return { taskVersion: version, scores: known, comment, correctsGradedAt: gradedAt };
}

/** The points that were typed for one line; null while they are none that it takes. */
export function scoreOf(typed: string | undefined, maxPoints: number): number | null {
  const text = typed?.trim() ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= maxPoints ? Number(text) : null;
}

/** Whether these points and this comment are what was given. */
export function isSameGrade(draft: GradeDraft, grade: Grade): boolean {
  const given = grade.scores.map(({ points }) => String(points)).join();
  return draft.scores.map((score) => score.trim()).join() === given && draft.comment.trim() === grade.comment;
}

/** A draft that is another grade than the one that was given: the same one was saved, and only its answer was lost. */
export function lostOf(draft: GradeDraft | null, grade: Grade): GradeDraft | null {
  return draft && !isSameGrade(draft, grade) ? draft : null;
}
