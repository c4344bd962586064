import { type BetweenWindows, betweenWindows } from '../../../platform/web/between-windows.ts';
import { unsentEvent } from '../../../platform/web/outbox/all-sent.ts';
import { blockRow } from '../../../platform/web/outbox/blocked-rows.ts';
import { ApiError } from '../../../platform/web/rpc.ts';
import { withSent } from '../../../platform/web/unacknowledged.ts';
import { type Answer, type QuizAttempt, type SavedAnswer, readAttempt, saveAnswer } from './data.ts';
import { type UnsavedAnswer, type UnsavedAnswers, answersKeyOf, unsavedAnswers } from './unsaved-answers.ts';
import { type AnswerState, hashOf, isOfOwn, isSame, opened, unanswered } from './answer-state.ts';

/** Delay between the last typed letter and saving. */
const pauseMs = 800;
const retryFirstMs = 2000;
const retryMaxMs = 30_000;

interface ToldAnswer extends SavedAnswer {
  readonly attemptId: string;
}

interface SaverListener {
  /** Called when the server has this answer, which is new or newer than the one before. */
  readonly onSaved: (saved: SavedAnswer) => void;
  /** Called when the server accepts no more answers. */
  readonly onOver: () => void;
}

/**
 * Saves the answers of a running attempt one by one. Unsent answers are stored in this browser and sent again; if
 * another window or device has changed one, the learner has to choose.
 */
export class AnswerSaver {
  readonly #attemptId: string;
  readonly #keptKey: string;
  readonly #kept: ReturnType<typeof unsavedAnswers>;
  /** Answers that were stored when this was made. */
  readonly #found: UnsavedAnswers;
  readonly #listener: SaverListener;
  readonly #deadline: number | null;
  #offsetMs: number;
  readonly #sending = new Map<string, Promise<void>>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  #states: ReadonlyMap<string, AnswerState>;
  #windows: BetweenWindows<ToldAnswer> | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(attempt: QuizAttempt, uid: string, listener: SaverListener) {
    this.#attemptId = attempt.attemptId;
    this.#keptKey = answersKeyOf(uid, attempt.attemptId);
    this.#kept = unsavedAnswers(uid, attempt.attemptId);
    this.#listener = listener;
    this.#deadline = attempt.deadline;
    this.#offsetMs = attempt.clockOffsetMs;
    this.#found = this.#kept.read();
    this.#states = opened(attempt.answers, this.#found);
  }

  /** Current states; the same map until something changes. */
  readonly states = (): ReadonlyMap<string, AnswerState> => this.#states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sends pending answers, stored and new. Returns a function that stops it: it sends unsaved answers a last time, and
   * they stay stored.
   */
  start(): () => void {
    const stopping = new AbortController();
    const { signal } = stopping;
    const release = blockRow(this.#keptKey);
    this.#windows = betweenWindows<ToldAnswer>('opvir.quiz-answers', (told) => this.#hear(told));
    addEventListener('online', () => void this.flush(), { signal });
    addEventListener('pagehide', () => this.#leave(), { signal });
    void this.flush();
    return () => {
      release();
      this.#leave();
      stopping.abort();
      this.#windows?.close();
      this.#windows = undefined;
      clearTimeout(this.#retry);
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  /**
   * Records the learner's answer; typed text is saved at the next pause. After the deadline it does nothing: the last
   * answer counts.
   */
  answer(questionId: string, answer: Answer): void {
    const answeredAt = Date.now() + this.#offsetMs;
    if (this.#deadline !== null && answeredAt > this.#deadline) return;
    const known = this.#of(questionId);
    const pending = { answer, version: known.version + 1, answeredAt };
    const isKept = this.#kept.keep(questionId, { ...pending, unacknowledged: known.unacknowledged });
    this.#put(questionId, { ...known, answer, pending, isKept, theirs: null });
    clearTimeout(this.#timers.get(questionId));
    const isTyped = answer.typed.length > 0;
    this.#timers.set(
      questionId,
      setTimeout(() => void this.#send(questionId), isTyped ? pauseMs : 0),
    );
  }

  /** Resolves a conflict between two answers: this window's replaces the other one, or is dropped for it. */
  choose(questionId: string, whose: 'mine' | 'theirs'): void {
    const { answer, theirs } = this.#of(questionId);
    if (!theirs) return;
    if (whose === 'mine') return this.answer(questionId, answer);
    this.#settle(questionId, theirs);
  }

  /** Sends all unsaved answers now; returns whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    await Promise.all([...this.#states.keys()].map((questionId) => this.#send(questionId)));
    return [...this.#states.values()].every(({ pending }) => pending === null);
  }

  /** Adopts the server's answers and clock after a reload, such as when the window gets the focus again. */
  adopt({ answers, clockOffsetMs }: Pick<QuizAttempt, 'answers' | 'clockOffsetMs'>): void {
    this.#offsetMs = clockOffsetMs;
    for (const saved of answers) this.#hear({ ...saved, attemptId: this.#attemptId });
  }

  /** Deletes the answers that were stored at first: the server has them, or takes no more. Later ones stay. */
  forgetFound(): void {
    for (const [questionId, answer] of Object.entries(this.#found)) this.#kept.drop(questionId, answer);
  }

  /** Deletes the stored answers, because the attempt is over. */
  forget(): void {
    this.#kept.dropAll();
    this.#states = new Map([...this.#states].map(([id, state]) => [id, { ...state, pending: null, theirs: null }]));
  }

  #of(questionId: string): AnswerState {
    return this.#states.get(questionId) ?? unanswered;
  }

  #put(questionId: string, state: AnswerState): void {
    this.#states = new Map(this.#states).set(questionId, state);
    for (const listener of this.#listeners) listener();
  }

  #hear({ attemptId, questionId, ...saved }: ToldAnswer): void {
    const known = this.#of(questionId);
    if (attemptId === this.#attemptId && !known.pending && saved.version > known.version)
      this.#put(questionId, { ...unanswered, ...saved });
  }

  /** Sends one request at a time for each question; a change in the meantime is sent afterwards. */
  async #send(questionId: string): Promise<void> {
    let underWay: Promise<void> | undefined;
    while ((underWay = this.#sending.get(questionId))) await underWay;
    const { pending, theirs } = this.#of(questionId);
    if (!pending || theirs) return;
    const sending = this.#sendOne(questionId, pending).finally(() => this.#sending.delete(questionId));
    this.#sending.set(questionId, sending);
    await sending;
    const { pending: next, isWaiting } = this.#of(questionId);
    if (next && next !== pending && !isWaiting) await this.#send(questionId);
  }

  async #sendOne(questionId: string, pending: UnsavedAnswer): Promise<void> {
    try {
      const { answer, version } = pending;
      this.#noteSent(questionId, pending);
      const { savedAt } = await saveAnswer({ attemptId: this.#attemptId, questionId, ...pending });
      this.#failures = 0;
      this.#settle(questionId, { answer, version, savedAt }, this.#of(questionId).pending !== pending);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'answer-overtaken') await this.#compare(questionId, pending);
      else if (error.status === 404 || error.code === 'attempt-over') this.#listener.onOver();
      else this.#later(questionId);
    }
  }

  /** Records the server's answer. With `isFollowed`, the pending one becomes its next version and keeps its time. */
  #settle(questionId: string, saved: Omit<ToldAnswer, 'attemptId' | 'questionId'>, isFollowed = false): void {
    const { answer, pending } = this.#of(questionId);
    this.#listener.onSaved({ questionId, answer: saved.answer, version: saved.version, savedAt: saved.savedAt });
    if (isFollowed && pending) {
      const next = { ...pending, version: saved.version + 1 };
      const isKept = this.#kept.keep(questionId, next);
      const { version, savedAt } = saved;
      this.#put(questionId, { ...unanswered, answer, pending: next, isKept, version, savedAt });
      return;
    }
    if (pending) this.#kept.drop(questionId, pending);
    this.#put(questionId, { ...unanswered, ...saved });
    this.#windows?.tell({ attemptId: this.#attemptId, questionId, ...saved });
  }

  /** Handles a conflict: the server's answer may be this window's own, whose acknowledgement was lost. */
  async #compare(questionId: string, sent: UnsavedAnswer): Promise<void> {
    try {
      const { answers } = await readAttempt(this.#attemptId);
      const stored = answers.find((each) => each.questionId === questionId);
      if (!stored) return this.#later(questionId);
      const { version, answer, savedAt } = stored;
      const state = this.#of(questionId);
      const isOwn = isSame(answer, sent.answer) || isOfOwn(stored, state.unacknowledged, sent);
      if (isOwn) this.#settle(questionId, { version, answer, savedAt }, !isSame(answer, state.answer));
      else this.#put(questionId, { ...state, theirs: { version, answer, savedAt }, version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#later(questionId);
    }
  }

  /**
   * Stores the answer before it is sent: from here on the server may have it, whatever happens to the request or the
   * page.
   */
  #noteSent(questionId: string, pending: UnsavedAnswer): void {
    const state = this.#of(questionId);
    const unacknowledged = withSent(state.unacknowledged, hashOf(pending.answer));
    if (unacknowledged === state.unacknowledged) return;
    const isKept = this.#kept.keep(questionId, { ...pending, unacknowledged });
    this.#put(questionId, { ...state, isKept, unacknowledged });
  }

  #later(questionId: string): void {
    this.#put(questionId, { ...this.#of(questionId), isWaiting: true });
    // Several requests may fail while the site is unreachable; only the first schedules a retry.
    if (!this.#windows || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => void this.flush(), Math.min(retryFirstMs * 2 ** this.#failures, retryMaxMs));
    this.#failures += 1;
  }

  #leave(): void {
    for (const [questionId, { pending, theirs }] of this.#states) {
      if (!pending || theirs) continue;
      this.#noteSent(questionId, pending);
      // The answer stays stored after a failure and is sent through the sync queue.
      saveAnswer({ attemptId: this.#attemptId, questionId, ...pending }, true).catch(() => {
        dispatchEvent(new Event(unsentEvent));
      });
    }
  }
}
