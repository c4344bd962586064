import type * as z from 'zod/mini';
import type {
  AnswerResult as AnswerResultShape,
  CaseResult as CaseResultShape,
  Exercise as ExerciseShape,
  Submission as SubmissionShape,
} from '../contract.ts';
import type { HandIn as HandInShape } from '../hand-in-contract.ts';

export type Exercise = z.infer<typeof ExerciseShape>;
export type CodeTask = Extract<Exercise['task'], { kind: 'code' }>;
export type QuestionTask = Extract<Exercise['task'], { kind: 'question' }>;
export type CaseResult = z.infer<typeof CaseResultShape>;
export type AnswerResult = z.infer<typeof AnswerResultShape>;
export type Submission = z.infer<typeof SubmissionShape>;
export type Files = Readonly<Record<string, string>>;

/** Identifies an exercise of a course. */
export interface Place {
  readonly courseId: string;
  readonly exerciseId: string;
}

/** Assignment that a teacher grades. */
export type HandInExercise = Omit<Exercise, 'task'> & {
  readonly task: Extract<Exercise['task'], { kind: 'hand-in' }>;
};
export type HandIn = z.infer<typeof HandInShape>;

/** Practice question. */
export type QuestionExercise = Omit<Exercise, 'task'> & { readonly task: QuestionTask };

/** Exercise that is answered with a program. */
export type CodeExercise = Omit<Exercise, 'task'> & { readonly task: CodeTask };
