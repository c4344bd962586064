import type * as z from 'zod/mini';
import type { ClientEvent as ClientEventShape } from '../contract.ts';
import type { LearningEvent } from '../events.ts';

export type ClientEvent = z.infer<typeof ClientEventShape>;

type Without<Event, Key extends PropertyKey> = Event extends unknown ? Omit<Event, Key> : never;

/** Event as a page reports it; key and time are added when it is recorded. */
export type NewEvent = Without<ClientEvent, 'key' | 'clientAt'>;

/** Event that the server has not acknowledged, or acknowledged only recently. */
export interface Waiting {
  readonly courseId: string;
  readonly event: ClientEvent;
  /** True if the server has it; data that this window has read may be older. */
  readonly isSent?: true;
}

/** Appends events, and drops all but the last reading position of each lesson: no other is worth sending. */
export function withoutOvertaken(waiting: readonly Waiting[], more: readonly Waiting[]): Waiting[] {
  const placeOf = ({ courseId, event }: Waiting) => `${courseId} ${event.subject}`;
  const isPlace = ({ event }: Waiting) => event.kind === 'position';
  const overtaken = new Set(more.filter(isPlace).map(placeOf));
  return [...waiting.filter((each) => !isPlace(each) || !overtaken.has(placeOf(each))), ...more];
}

/** Event as it will count once the server has it. */
export function asCounted({ event }: Waiting): LearningEvent {
  const { key, kind, subject, version, clientAt } = event;
  return {
    key,
    kind,
    subject,
    version,
    clientAt,
    at: clientAt ?? 0,
    points: null,
    maxPoints: null,
    passed: null,
    hint: event.kind === 'hint-used' ? event.hint : null,
    place: event.kind === 'position' ? event.place : null,
    undoes: event.kind === 'lesson-undone' ? event.undoes : [],
  };
}
