import type * as z from 'zod/mini';
import type { LearningEvent as EventShape } from './contract.ts';

export type StoredEvent = z.infer<typeof EventShape>;

/**
 * What progress is derived from. `exercise-tried` is a verdict of the learner's own browser: it is never sent and never
 * counts, but shows an exercise as provisionally passed until the server has graded it.
 */
export type LearningEvent = Omit<StoredEvent, 'kind'> & { readonly kind: StoredEvent['kind'] | 'exercise-tried' };

/** What an event is about: lessons, exercises and quizzes may have the same id. */
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

/** The key of what the server records by itself, once for each subject. */
export function serversKey(kind: StoredEvent['kind'], ...of: readonly string[]): string {
  return [kind, ...of].join('/');
}

/** Names the work that was graded: a corrected grade has the key of the first one, and a part of its own behind it. */
export function gradedWorkOf({ kind, key }: Pick<LearningEvent, 'kind' | 'key'>): string {
  return kind === 'hand-in-graded' ? key.split('/').slice(0, 2).join('/') : key;
}

/** The keys of clients are UUIDs. */
export function isServersKey(key: string): boolean {
  return key.includes('/');
}

/** Nobody is without a network for longer. */
const offlineMaxMs = 60 * 24 * 60 * 60 * 1000;

/**
 * When it happened: by the client's clock, unless that cannot be, since it was received before that or far too long
 * afterwards. Then by the server's. It is for showing and for the order of one learner's acts; nothing is earned by it.
 */
export function momentOf({ at, clientAt }: Pick<StoredEvent, 'at' | 'clientAt'>): number {
  return clientAt !== null && clientAt <= at && clientAt >= at - offlineMaxMs ? clientAt : at;
}

/**
 * The latest moment of these, in milliseconds since 1970; -Infinity where there is none. One after the other: a log may have more events
 * than a call may have arguments.
 */
export function latestOf(events: readonly Pick<StoredEvent, 'at' | 'clientAt'>[]): number {
  return events.reduce((latest, event) => Math.max(latest, momentOf(event)), -Infinity);
}

/** Each event once, in one order, however they come: two of one key are one, told twice. */
export function inOneOrder(events: readonly LearningEvent[]): LearningEvent[] {
  const byKey = new Map<string, LearningEvent>();
  for (const event of events) {
    const known = byKey.get(event.key);
    if (!known || compare(event, known) < 0) byKey.set(event.key, event);
  }
  return [...byKey.values()].toSorted(compare);
}

function compare(one: LearningEvent, other: LearningEvent): number {
  return momentOf(one) - momentOf(other) || one.at - other.at || compareText(textOf(one), textOf(other));
}

/** Of two that bear one key although they differ, it has to be the same one everywhere. */
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

/** The same on every machine, whatever its language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
