import { AsyncLocalStorage } from 'node:async_hooks';
import { v7 } from 'uuid';

const clock = new AsyncLocalStorage<() => number>();

/** A new id: UUIDv7, so that ids sort by the moment they were made. */
export function newId(): string {
  const now = clock.getStore();
  return now === undefined ? v7() : v7({ msecs: now() });
}

/** Whatever `act` does makes its ids by another clock (milliseconds since 1970), for what is told of the past: lists go by them. */
export function withIdsBy<Result>(now: () => number, act: () => Result): Result {
  return clock.run(now, act);
}

/** The moment at which an id was made. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

/** What stands before every id that was made at this moment or later, and after every earlier one. `moment` is milliseconds since 1970. */
export function firstIdAt(moment: number): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
