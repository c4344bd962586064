import type * as z from 'zod/mini';
import type { ClientEvent as ClientEventShape } from '../contract.ts';
import type { LearningEvent } from '../events.ts';

export type ClientEvent = z.infer<typeof ClientEventShape>;

type Without<Event, Key extends PropertyKey> = Event extends unknown ? Omit<Event, Key> : never;

/** What a page tells; key and moment are put to it here. */
export type NewEvent = Without<ClientEvent, 'key' | 'clientAt'>;

/** An event that the server has not acknowledged, or a moment ago. */
export interface Waiting {
  readonly courseId: string;
  readonly event: ClientEvent;
  /** The server has it, and what this window has read may be older. */
  readonly isSent?: true;
}

/** Of the places read in one lesson only the last is worth sending. */
export function withoutOvertaken(waiting: readonly Waiting[], more: readonly Waiting[]): Waiting[] {
  const placeOf = ({ courseId, event }: Waiting) => `${courseId} ${event.subject}`;
  const isPlace = ({ event }: Waiting) => event.kind === 'position';
  const overtaken = new Set(more.filter(isPlace).map(placeOf));
  return [...waiting.filter((each) => !isPlace(each) || !overtaken.has(placeOf(each))), ...more];
}

/** As it will count once the server has it. */
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
