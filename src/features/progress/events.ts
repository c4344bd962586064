import type * as z from 'zod/mini';
import type { LearningEvent as EventShape } from './contract.ts';

export type StoredEvent = z.infer<typeof EventShape>;

/**
 * Event from which progress is derived. `exercise-tried` is a result of the learner's own browser: it is never sent and
 * never counts, but shows an exercise as provisionally passed until the server has graded it.
 */
export type LearningEvent = Omit<StoredEvent, 'kind'> & { readonly kind: StoredEvent['kind'] | 'exercise-tried' };

/** Kind of an event's subject: lessons, exercises and quizzes may have the same id. */
export type Area = 'lesson' | 'exercise' | 'quiz' | 'course';

const areas = {
  'lesson-opened': 'lesson',
  'lesson-done': 'lesson',
  'lesson-undone': 'lesson',
  position: 'lesson',
  'hint-used': 'exercise',
  'solution-shown': 'exercise',
  'exercise-tried': 'exercise',
  'exercise-submitted': 'exercise',
  'hand-in-graded': 'exercise',
  'quiz-submitted': 'quiz',
  'course-completed': 'course',
} as const satisfies Record<LearningEvent['kind'], Area>;

export function areaOf(kind: LearningEvent['kind']): Area {
  return areas[kind];
}

/** Key of an event that the server records by itself, once per subject. */
export function serversKey(kind: StoredEvent['kind'], ...of: readonly string[]): string {
  return [kind, ...of].join('/');
}

/** Identifies the graded work: a corrected grade has the key of the first one plus a suffix. */
export function gradedWorkOf({ kind, key }: Pick<LearningEvent, 'kind' | 'key'>): string {
  return kind === 'hand-in-graded' ? key.split('/').slice(0, 2).join('/') : key;
}

/** Returns whether the server created the key; keys of clients are UUIDs. */
export function isServersKey(key: string): boolean {
  return key.includes('/');
}

/** Longest plausible time offline. */
const offlineMaxMs = 60 * 24 * 60 * 60 * 1000;

/**
 * Time of an event: by the client's clock, unless that is later than the receipt or implausibly long before it; then by
 * the server's clock. Only for display and for ordering one learner's events; nothing is earned by it.
 */
export function occurredAt({ at, clientAt }: Pick<StoredEvent, 'at' | 'clientAt'>): number {
  return clientAt !== null && clientAt <= at && clientAt >= at - offlineMaxMs ? clientAt : at;
}

/**
 * Latest time of these events, in milliseconds since 1970; -Infinity if there are none. Uses `reduce`, because a log may
 * have more events than a call may have arguments.
 */
export function latestOf(events: readonly Pick<StoredEvent, 'at' | 'clientAt'>[]): number {
  return events.reduce((latest, event) => Math.max(latest, occurredAt(event)), -Infinity);
}

/** Removes duplicates by key and sorts the events, independently of their input order. */
export function inOneOrder(events: readonly LearningEvent[]): LearningEvent[] {
  const byKey = new Map<string, LearningEvent>();
  for (const event of events) {
    const known = byKey.get(event.key);
    if (!known || compare(event, known) < 0) byKey.set(event.key, event);
  }
  return [...byKey.values()].toSorted(compare);
}

function compare(one: LearningEvent, other: LearningEvent): number {
  return occurredAt(one) - occurredAt(other) || one.at - other.at || compareText(textOf(one), textOf(other));
}

/** Tie-breaker: if two different events have the same key, every machine must choose the same one. */
function textOf({
  key,
  kind,
  subject,
  version,
  points,
  maxPoints,
  passed,
  hint,
  place,
  undoes,
}: LearningEvent): string {
  return JSON.stringify([key, kind, subject, version, points, maxPoints, passed, hint, place, undoes]);
}

/** Compares text by code units, independently of the machine's locale. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
