import type * as z from 'zod/mini';
import { keptLists } from '../../../../platform/web/outbox/kept-list.ts';
import type { Answer as AnswerShape } from '../../../quizzes/contract.ts';
import type { CaseVerdict, Files, Place } from '../exercise.ts';

interface Kept extends Place {
  /** Created here, so that the server recognizes a repeated request. */
  readonly key: string;
  /** Version of the exercise that the learner saw. */
  readonly version: string;
  readonly maxPoints: number;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly clientAt: number;
}

/** Submitted program that the server has not graded yet. */
export interface KeptProgram extends Kept {
  readonly files: Files;
  /** Results of the visible cases in this browser; null if they have not been run. */
  readonly provisional: readonly CaseVerdict[] | null;
}

/** Answer to a practice question that the server has not graded yet. The browser does not know whether it is right. */
export interface KeptAnswer extends Kept {
  readonly answer: z.infer<typeof AnswerShape>;
}

export type KeptSubmission = KeptProgram | KeptAnswer;

export function isProgram(kept: KeptSubmission): kept is KeptProgram {
  return 'files' in kept;
}

export function isAnswer(kept: KeptSubmission): kept is KeptAnswer {
  return !isProgram(kept);
}

// Each account of a shared browser has its own list, in order of submission.

const lists = keptLists<KeptSubmission>('opvir-exercises', 'submissions');

export function readKept(uid: string): Promise<readonly KeptSubmission[]> {
  return lists.read(nameOf(uid));
}

export function isNothingKept(uid: string): Promise<boolean> {
  return lists.isEmpty(nameOf(uid));
}

export function addKept(uid: string, submission: KeptSubmission): Promise<void> {
  return lists.add(nameOf(uid), (kept) => [...kept, submission]);
}

/** Stores this browser's results for a submission that could not be sent. */
export function noteProvisional(uid: string, key: string, provisional: readonly CaseVerdict[]): Promise<void> {
  return lists.change(nameOf(uid), (kept) => kept.map((each) => (each.key === key ? { ...each, provisional } : each)));
}

/** Deletes a submission that the server has answered. */
export function removeKept(uid: string, key: string): Promise<void> {
  return lists.change(nameOf(uid), (kept) => kept.filter((each) => each.key !== key));
}

function nameOf(uid: string): string {
  return `submissions ${uid}`;
}
