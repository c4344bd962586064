import { noteAllSent } from '../../../platform/web/outbox/all-sent.ts';
import type { Answer } from './data.ts';
import { answersName } from './outbox-name.ts';

/** Answer that the server has not acknowledged. */
export interface UnsavedAnswer {
  readonly answer: Answer;
  /** Version under which it is saved. */
  readonly version: number;
  /** Time of the answer by the server's clock; milliseconds since 1970. */
  readonly answeredAt: number;
}

interface Unsaved extends UnsavedAnswer {
  /**
   * Hashes of earlier answers to this question that were or are being sent: the server may have them. Absent in data
   * stored by older pages.
   */
  readonly unacknowledged?: readonly string[];
}

export type UnsavedAnswers = Readonly<Record<string, Unsaved>>;

/** Key of the row in local storage. */
export function answersKeyOf(uid: string, attemptId: string): string {
  return `${answersName}.${uid}.${attemptId}`;
}

/** Stores the unsaved answers of a learner's attempt in this browser. Without storage they last as long as the page. */
export function unsavedAnswers(uid: string, attemptId: string) {
  const name = answersKeyOf(uid, attemptId);

  function read(): UnsavedAnswers {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '{}') as UnsavedAnswers;
    } catch {
      return {};
    }
  }

  /** Returns false if the storage is full or forbidden; the page still has the answers. */
  function write(kept: UnsavedAnswers): boolean {
    try {
      if (Object.keys(kept).length === 0) localStorage.removeItem(name);
      else {
        noteAllSent(answersName, uid, false);
        localStorage.setItem(name, JSON.stringify(kept));
      }
      return true;
    } catch {
      return false;
    }
  }

  return {
    read,
    /** Returns false if this browser cannot store the answer. */
    keep: (questionId: string, answer: Unsaved) => write({ ...read(), [questionId]: answer }),
    /** Deletes the answer unless another one has been stored since. */
    drop(questionId: string, { answeredAt }: UnsavedAnswer): void {
      const { [questionId]: kept, ...others } = read();
      if (kept?.answeredAt === answeredAt) write(others);
    },
    dropAll: () => write({}),
  };
}
