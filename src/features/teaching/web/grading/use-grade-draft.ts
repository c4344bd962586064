import { useStoredDraft } from '../../../../platform/web/use-stored-draft.ts';
import type { Grade, Task } from './data.ts';

/** Draft of a grade: points as typed, one for each criterion of the rubric. */
export interface GradeDraft {
  /** Version of the task that the teacher saw while typing. */
  readonly taskVersion: string;
  readonly scores: readonly string[];
  readonly comment: string;
  /** Time of the grade that is being corrected; missing for the first one. */
  readonly correctsGradedAt?: number;
}

/** Stored draft of the grade of one submission. */
export function useGradeDraft(uid: string, handInId: string) {
  return useStoredDraft<GradeDraft>(`opvir.grade.${uid}.${handInId}`);
}

export function emptyDraft({ version, rubric }: Task): GradeDraft {
  return { taskVersion: version, scores: rubric.map(() => ''), comment: '' };
}

/** Draft that starts from a given grade; the rubric may have other criteria by now. */
export function correctionOf({ version, rubric }: Task, { scores, comment, gradedAt }: Grade): GradeDraft {
  const pointsByCriterion = new Map(scores.map(({ criterion, points }) => [criterion, String(points)]));
  const known = rubric.map(({ criterion }) => pointsByCriterion.get(criterion) ?? '');
  return { taskVersion: version, scores: known, comment, correctsGradedAt: gradedAt };
}

/** Points typed for one criterion; null unless they are valid for it. */
export function scoreOf(typed: string | undefined, maxPoints: number): number | null {
  const text = typed?.trim() ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= maxPoints ? Number(text) : null;
}

/** Returns whether these points and this comment equal the given grade. */
export function isSameGrade(draft: GradeDraft, grade: Grade): boolean {
  const savedPoints = grade.scores.map(({ points }) => String(points)).join();
  return draft.scores.map((score) => score.trim()).join() === savedPoints && draft.comment.trim() === grade.comment;
}

/** Draft that differs from the given grade. An equal one was saved, and only the response was lost. */
export function lostOf(draft: GradeDraft | null, grade: Grade): GradeDraft | null {
  return draft && !isSameGrade(draft, grade) ? draft : null;
}
