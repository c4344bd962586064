import { shortHash } from '../../../platform/web/unacknowledged.ts';
import type { Answer, QuizAttempt } from './data.ts';
import type { UnsavedAnswer, UnsavedAnswers } from './unsaved-answers.ts';

interface SavedAnswer {
  readonly answer: Answer;
  readonly version: number;
  readonly savedAt: number;
}

/** State of one question's answer in this window. */
export interface AnswerState {
  /** Answer shown on the page. */
  readonly answer: Answer;
  /** Last known version of the server: 0 and null if it has none. */
  readonly version: number;
  readonly savedAt: number | null;
  /** Answer that the server has not acknowledged; null if everything is saved. */
  readonly pending: UnsavedAnswer | null;
  /** True if the server could not be reached with it. */
  readonly isWaiting: boolean;
  /** False if this browser could not store the pending answer: it exists only on the page. */
  readonly isKept: boolean;
  /** Hashes of answers that were sent but not acknowledged: the server may have them. */
  readonly unacknowledged: readonly string[];
  /** Answer given elsewhere in the meantime: the learner has to choose one of the two. */
  readonly theirs: SavedAnswer | null;
}

export const unanswered: AnswerState = {
  answer: { picked: [], typed: [] },
  version: 0,
  savedAt: null,
  pending: null,
  isWaiting: false,
  isKept: true,
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

/** Maximum delay of a sent answer behind one that was given after it. */
const lateMs = 30_000;

/**
 * Returns true if the server's answer is one that this browser sent without acknowledgement, and not the same one
 * chosen elsewhere later.
 */
export function isOfOwn(
  { answer, savedAt }: Pick<SavedAnswer, 'answer'> & { readonly savedAt: number | null },
  unacknowledged: readonly string[],
  { answeredAt }: UnsavedAnswer,
): boolean {
  return savedAt !== null && savedAt <= answeredAt + lateMs && unacknowledged.includes(hashOf(answer));
}

/** Returns true if anything is answered; texts of spaces alone count as nothing. */
export function isAnswered({ picked, typed }: Answer): boolean {
  return picked.some((place) => place !== null) || typed.some((text) => text.trim() !== '');
}

/** Returns true if a blank is empty while others are filled in. */
export function hasGap({ blanks }: { readonly blanks: number }, answer: Answer): boolean {
  const filled = answer.typed.filter((text) => text.trim() !== '').length;
  return isAnswered(answer) && filled < blanks;
}

/**
 * Initial states of an attempt: the server's answers, overlaid by those that this browser could not send the last time.
 */
export function opened(saved: QuizAttempt['answers'], kept: UnsavedAnswers): ReadonlyMap<string, AnswerState> {
  const states = new Map<string, AnswerState>();
  for (const { questionId, answer, version, savedAt } of saved)
    states.set(questionId, { ...unanswered, answer, version, savedAt });
  for (const [questionId, { unacknowledged = [], ...unsaved }] of Object.entries(kept)) {
    const known = states.get(questionId) ?? unanswered;
    // It has arrived although the acknowledgement is missing.
    if (isSame(known.answer, unsaved.answer) && known.version > 0) continue;
    const isOvertaken = known.version >= unsaved.version && known.savedAt !== null;
    // The server has an older answer of this browser, so the pending one follows it.
    const isOwn = isOvertaken && isOfOwn(known, unacknowledged, unsaved);
    const pending = isOwn ? { ...unsaved, version: known.version + 1 } : unsaved;
    const theirs =
      isOvertaken && !isOwn ? { answer: known.answer, version: known.version, savedAt: known.savedAt } : null;
    states.set(questionId, { ...known, answer: pending.answer, pending, isWaiting: true, unacknowledged, theirs });
  }
  return states;
}
