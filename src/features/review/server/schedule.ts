import { type Grade, Rating, createEmptyCard, fsrs } from 'ts-fsrs';
import { compareText } from '../../progress/events.ts';

/** Rating of one answer; `easy` marks an answer that was also logged as `good`. */
export type LoggedRating = 'again' | 'good' | 'easy';

/** Answer in the log of one learner and question. */
export interface LogEntry {
  readonly key: string;
  /** Time of the answer, in milliseconds since 1970. */
  readonly at: number;
  readonly rating: LoggedRating;
  /** Version of the question that was answered; null if unknown. */
  readonly version: string | null;
}

export interface CardSchedule {
  /** Milliseconds since 1970; 0 for a question that was never answered in its current version. */
  readonly dueAt: number;
  /** Time of the last answer; null if there is none in the current version. */
  readonly answeredAt: number | null;
}

/** Pause after which an answer to the same question is a review of its own, and not another try. */
const sessionPauseMs = 30 * 60 * 1000;

// Without steps of minutes, an interval is at least a day; without fuzz, every process derives the same one.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * Schedule of a question, derived from its whole log, independently of the order in which entries arrived. Answers to
 * an earlier version of the question do not count: a changed question is shown as a new one.
 */
export function scheduleOf(log: readonly LogEntry[], version: string): CardSchedule {
  const sessions = sessionsOf(inOrder(log.filter((entry) => entry.version === version)));
  if (sessions.length === 0) return { dueAt: 0, answeredAt: null };
  let card = createEmptyCard(sessions[0]![0]!.at);
  for (const session of sessions) card = scheduler.next(card, session[0]!.at, ratingOf(session)).card;
  return { dueAt: card.due.getTime(), answeredAt: sessions.at(-1)!.at(-1)!.at };
}

/** Entries by time, without repeated keys. */
function inOrder(log: readonly LogEntry[]): LogEntry[] {
  const sorted = log.toSorted(
    (one, other) => one.at - other.at || compareText(one.key, other.key) || compareText(one.rating, other.rating),
  );
  return [...new Map(sorted.toReversed().map((entry) => [entry.key, entry])).values()].toReversed();
}

function sessionsOf(entries: readonly LogEntry[]): LogEntry[][] {
  const sessions: LogEntry[][] = [];
  for (const entry of entries) {
    const before = sessions.at(-1)?.at(-1);
    if (before && entry.at - before.at <= sessionPauseMs) sessions.at(-1)!.push(entry);
    else sessions.push([entry]);
  }
  return sessions;
}

/** Rating of the tries at one time: a wrong one makes a later right one hard. */
function ratingOf(session: readonly LogEntry[]): Grade {
  const has = (rating: LoggedRating) => session.some((entry) => entry.rating === rating);
  if (!has('good') && !has('easy')) return Rating.Again;
  if (has('again')) return Rating.Hard;
  return has('easy') ? Rating.Easy : Rating.Good;
}
