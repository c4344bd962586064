import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const clock = new AsyncLocalStorage<() => number>();

const bytesPerId = 16;
/** Asked for many ids at once: for each by itself they cost ten times what the rest of the id does. */
const random = Buffer.alloc(256 * bytesPerId);
let used = random.length;
const bytes = Buffer.alloc(bytesPerId);
const last = { msecs: 0, seq: 0 };

/** A new id: UUIDv7, so that ids sort by the moment they were made, and those of one process also within a millisecond. */
export function newId(): string {
  const now = clock.getStore();
  if (now !== undefined) return v7({ msecs: now() });
  renewBytes();
  const moment = Date.now();
  // Within a millisecond, and where the clock went back, the one after the last; otherwise any in the lower half of 32 bits.
  if (moment > last.msecs) Object.assign(last, { msecs: moment, seq: bytes.readUInt32BE() >>> 1 });
  else last.seq += 1;
  return v7({ ...last, random: bytes });
}

function renewBytes(): void {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += random.copy(bytes, 0, used, used + bytesPerId);
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
