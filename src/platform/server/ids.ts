import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const clock = new AsyncLocalStorage<() => number>();

const bytesPerId = 16;
/** Buffer of random bytes: fetching them in bulk is far cheaper than for each id. */
const random = Buffer.alloc(256 * bytesPerId);
let used = random.length;
const bytes = Buffer.alloc(bytesPerId);
const last = { msecs: 0, seq: 0 };

/** Creates a UUIDv7, so that ids sort by creation time, and those of one process also within a millisecond. */
export function newId(): string {
  const now = clock.getStore();
  if (now !== undefined) return v7({ msecs: now() });
  renewBytes();
  const moment = Date.now();
  // Within a millisecond, or if the clock went back, the successor of the last; otherwise any in the lower half of 32
  // bits.
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

/** Runs `act` with another clock (milliseconds since 1970) for its ids, for records of the past: lists sort by id. */
export function withIdsBy<Result>(now: () => number, act: () => Result): Result {
  return clock.run(now, act);
}

/** Creation time of an id. */
export function timestampText(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

/** Lower bound of all ids created at or after `moment` (milliseconds since 1970); sorts after every earlier id. */
export function firstIdAt(moment: number): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
