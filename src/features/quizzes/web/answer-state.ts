import { shortHash } from '../../../platform/web/unacknowledged.ts';
import type { Answer, QuizAttempt } from './data.ts';
import type { KeptAnswer, UnsavedAnswers } from './kept-answers.ts';

interface SavedAnswer {
  readonly answer: Answer;
  readonly version: number;
  readonly savedAt: number;
}

/** One question's answer in this window. */
export interface AnswerState {
  /** What stands on the page. */
  readonly answer: Answer;
  /** What the server has, as far as is known here: 0 and null for nothing. */
  readonly version: number;
  readonly savedAt: number | null;
  /** What the server has not acknowledged; null when everything is saved. */
  readonly pending: KeptAnswer | null;
  /** The server could not be reached with it. */
  readonly isWaiting: boolean;
  /** What was sent, and no answer came to it yet, as hashes: the server may have it. */
  readonly unacknowledged: readonly string[];
  /** What was answered elsewhere meanwhile: one of the two has to be chosen. */
  readonly theirs: SavedAnswer | null;
}

export const unanswered: AnswerState = {
  answer: { picked: [], typed: [] },
  version: 0,
  savedAt: null,
  pending: null,
  isWaiting: false,
  unacknowledged: [],
  theirs: null,
};

export function isSame(one: Answer, other: Answer): boolean {
  return textOf(one) === textOf(other);
}

export function hashOf(answer: Answer): string {
  return shortHash(textOf(answer));
}

function textOf({ picked, typed }: Answer): string {
  return JSON.stringify([picked, typed]);
}

/** What was sent may arrive so much later than what was answered after it. */
const lateMs = 30_000;

/** Whether the server has what this browser sent and heard nothing of, and not the same that somebody chose elsewhere later. */
export function isOfOwn(
  { answer, savedAt }: Pick<SavedAnswer, 'answer'> & { readonly savedAt: number | null },
  unacknowledged: readonly string[],
  { answeredAt }: KeptAnswer,
): boolean {
  return savedAt !== null && savedAt <= answeredAt + lateMs && unacknowledged.includes(hashOf(answer));
}

/** Whether anything is answered; texts of spaces alone are nothing. */
export function isAnswered({ picked, typed }: Answer): boolean {
  return picked.some((place) => place !== null) || typed.some((text) => text.trim() !== '');
}

/** Whether a place of a text is left empty while others are filled in. */
export function hasGap({ blanks }: { readonly blanks: number }, answer: Answer): boolean {
  const filled = answer.typed.filter((text) => text.trim() !== '').length;
  return isAnswered(answer) && filled < blanks;
}

/** The answers of an attempt that is opened: the server's, and over them what this browser could not send the last time. */
export function opened(saved: QuizAttempt['answers'], kept: UnsavedAnswers): ReadonlyMap<string, AnswerState> {
  const states = new Map<string, AnswerState>();
  for (const { questionId, answer, version, savedAt } of saved)
    states.set(questionId, { ...unanswered, answer, version, savedAt });
  for (const [questionId, { unacknowledged = [], ...unsaved }] of Object.entries(kept)) {
    const known = states.get(questionId) ?? unanswered;
    // It had arrived after all.
    if (isSame(known.answer, unsaved.answer) && known.version > 0) continue;
    const isOvertaken = known.version >= unsaved.version && known.savedAt !== null;
    // By one that this browser sent before: what waits comes after it.
    const isOwn = isOvertaken && isOfOwn(known, unacknowledged, unsaved);
    const pending = isOwn ? { ...unsaved, version: known.version + 1 } : unsaved;
    const theirs =
      isOvertaken && !isOwn ? { answer: known.answer, version: known.version, savedAt: known.savedAt } : null;
    states.set(questionId, { ...known, answer: pending.answer, pending, isWaiting: true, unacknowledged, theirs });
  }
  return states;
}
