import { AsyncLocalStorage } from 'node:async_hooks';
import { v7 } from 'uuid';

const clock = new AsyncLocalStorage<() => number>();

/** Creates a UUIDv7, so that ids sort by creation time, and those of one process also within a millisecond. */
export function newId(): string {
  const now = clock.getStore();
  return now === undefined ? v7() : v7({ msecs: now() });
}

/** Runs `act` with another clock (milliseconds since 1970) for its ids, for records of the past: lists sort by id. */
export function withIdsBy<Result>(now: () => number, act: () => Result): Result {
  return clock.run(now, act);
}

/** Creation time of an id. */
export function createdAtOf(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

/** Lower bound of all ids created at or after `moment` (milliseconds since 1970); sorts after every earlier id. */
export function firstIdAt(moment: number): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
