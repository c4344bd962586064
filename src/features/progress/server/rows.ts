import type * as z from 'zod/mini';
import { newId } from '../../../platform/server/ids.ts';
import type { ClientEvent as ClientEventShape } from '../contract.ts';
import type { DueEvent } from '../due.ts';
import { type StoredEvent, occurredAt, serversKey } from '../events.ts';
import type { EventRow, PositionRow } from './queries.ts';

export type ClientEvent = z.infer<typeof ClientEventShape>;

/** Owner of the record, and the time by the server's clock (milliseconds since 1970). */
interface EventContext {
  readonly userId: string;
  readonly courseId: string;
  readonly at: number;
}

/** Grade given by the server. `details` belong to the grading feature and must be valid JSON. */
export interface Graded {
  readonly userId: string;
  readonly courseId: string;
  readonly kind: 'exercise-submitted' | 'quiz-submitted' | 'hand-in-graded';
  readonly subject: string;
  readonly version: string;
  readonly points: number;
  readonly maxPoints: number;
  /** True for every graded assignment, whatever its points. */
  readonly passed: boolean;
  /** Unique among the learner's attempts of this kind, such as the id of its row. */
  readonly attemptId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly clientAt: number | null;
  readonly device: string | null;
}

const ungraded = { points: null, maxPoints: null, passed: null } as const;

export function clientEventRow(context: EventContext, event: ClientEvent, device: string | null) {
  const { kind, key, subject, version, clientAt } = event;
  const details =
    kind === 'hint-used' ? { hint: event.hint } : kind === 'lesson-undone' ? { undoes: event.undoes } : {};
  const row = { id: newId(), ...context, kind, subject, version, ...ungraded, key, clientAt, device };
  return { ...row, details: JSON.stringify(details) } satisfies EventRow;
}

export function positionRow(context: EventContext, event: ClientEvent & { kind: 'position' }) {
  const { key, subject, version, place, clientAt } = event;
  const movedAt = occurredAt({ at: context.at, clientAt });
  return { ...context, lessonId: subject, version, place, key, clientAt, movedAt } satisfies PositionRow;
}

export function gradedRow(graded: Graded, at: number) {
  const { userId, courseId, kind, subject, version, points, maxPoints, passed, attemptId, details, clientAt, device } =
    graded;
  const row = { id: newId(), userId, courseId, kind, subject, version, points, maxPoints, at, clientAt, device };
  return {
    ...row,
    passed: Number(passed),
    details: JSON.stringify(details),
    key: serversKey(kind, attemptId),
  } satisfies EventRow;
}

export function dueRow({ userId, courseId }: Omit<EventContext, 'at'>, due: DueEvent) {
  return {
    id: newId(),
    userId,
    courseId,
    ...due,
    ...ungraded,
    details: '{}',
    clientAt: null,
    device: null,
  } satisfies EventRow;
}

type StoredRow = Omit<EventRow, 'id' | 'userId' | 'courseId' | 'device'>;
type StoredPosition = Omit<PositionRow, 'userId' | 'courseId' | 'movedAt'>;

/** Additional fields of an event's kind; for grades, the details of the grading feature. */
interface Details {
  readonly hint?: number;
  readonly undoes?: string[];
}

const nothingMore = { ...ungraded, hint: null, place: null } as const;

export function eventOf(row: StoredRow): StoredEvent {
  const { key, kind, subject, version, points, maxPoints, at, clientAt } = row;
  const isOfClient = kind === 'hint-used' || kind === 'lesson-undone';
  const { hint = null, undoes = [] } = isOfClient ? (JSON.parse(row.details) as Details) : {};
  const passed = row.passed === null ? null : row.passed === 1;
  return { key, kind, subject, version, points, maxPoints, passed, hint, place: null, undoes, at, clientAt };
}

export function positionEventOf({ key, lessonId, version, place, at, clientAt }: StoredPosition): StoredEvent {
  return { ...nothingMore, undoes: [], key, kind: 'position', subject: lessonId, version, place, at, clientAt };
}

/** Due event in the form in which it will be read once it is stored. */
export function dueEventOf(due: DueEvent): StoredEvent {
  return { ...nothingMore, undoes: [], ...due, clientAt: null };
}
