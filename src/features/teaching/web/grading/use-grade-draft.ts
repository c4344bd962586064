import { useKeptDraft } from '../../../../platform/web/use-kept-draft.ts';
import type { HandInToGrade, Task } from './data.ts';

/** A grade that is being given: points as they were typed, one for each line of the rubric. */
export interface GradeDraft {
  /** Of the task that the teacher saw when they typed. */
  readonly taskVersion: string;
  readonly scores: readonly string[];
  readonly comment: string;
}

/** The draft of the grade of one hand-in. */
export function useGradeDraft(uid: string, handInId: string) {
  return useKeptDraft<GradeDraft>(`opvir.grade.${uid}.${handInId}`);
}

export function emptyDraft({ version, rubric }: Task): GradeDraft {
  return { taskVersion: version, scores: rubric.map(() => ''), comment: '' };
}

/** The points that were typed for one line; null while they are none that it takes. */
export function scoreOf(typed: string | undefined, maxPoints: number): number | null {
  const text = typed?.trim() ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= maxPoints ? Number(text) : null;
}

/** What was typed here, if it is another grade than the one that was given: the same one was saved, and only its answer was lost. */
export function lostOf(draft: GradeDraft | null, grade: NonNullable<HandInToGrade['grade']>): GradeDraft | null {
  const given = grade.scores.map(({ points }) => String(points)).join();
  const isSame = draft?.scores.map((score) => score.trim()).join() === given && draft.comment.trim() === grade.comment;
  return isSame ? null : draft;
}
