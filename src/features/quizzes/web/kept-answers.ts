import { noteAllSent } from '../../../platform/web/outbox/all-sent.ts';
import type { Answer } from './data.ts';
import { answersName } from './outbox-name.ts';

/** An answer that the server has not acknowledged. */
export interface KeptAnswer {
  readonly answer: Answer;
  /** It is to be saved as this version. */
  readonly version: number;
  /** By the server's clock; milliseconds since 1970. */
  readonly answeredAt: number;
}

interface Unsaved extends KeptAnswer {
  /** What was sent of this question before, or is being sent, as hashes: the server may have it. Missing in what was kept by an older page. */
  readonly unacknowledged?: readonly string[];
}

export type UnsavedAnswers = Readonly<Record<string, Unsaved>>;

/** Of the row that keeps them. */
export function answersKeyOf(uid: string, attemptId: string): string {
  return `${answersName}.${uid}.${attemptId}`;
}

/** Keeps the unsaved answers of one learner's attempt in this browser; where it keeps nothing, they stand as long as the page. */
export function keptAnswers(uid: string, attemptId: string) {
  const name = answersKeyOf(uid, attemptId);

  function read(): UnsavedAnswers {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '{}') as UnsavedAnswers;
    } catch {
      return {};
    }
  }

  function write(kept: UnsavedAnswers): void {
    try {
      if (Object.keys(kept).length === 0) localStorage.removeItem(name);
      else {
        noteAllSent(answersName, uid, false);
        localStorage.setItem(name, JSON.stringify(kept));
      }
    } catch {
      // The storage is full or forbidden: the page itself still has them.
    }
  }

  return {
    read,
    keep: (questionId: string, answer: Unsaved) => write({ ...read(), [questionId]: answer }),
    /** Unless another one is kept by now. */
    drop(questionId: string, { answeredAt }: KeptAnswer): void {
      const { [questionId]: kept, ...others } = read();
      if (kept?.answeredAt === answeredAt) write(others);
    },
    dropAll: () => write({}),
  };
}
