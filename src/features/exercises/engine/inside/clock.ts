/** How far the clock may jump ahead, and how many timers may fire, while a page comes to rest. */
const restMaxMs = 60_000;
const restMaxFired = 1000;

interface Timer {
  readonly id: number;
  readonly everyMs: number | null;
  readonly act: () => void;
  dueMs: number;
}

// Gives the learner's code timers and a clock that never wait: when nothing else is left to do, the time of the next has come.
// It is there as soon as this file is loaded, for packages that take hold of the timers while they are loaded themselves.

const timers = new Map<number, Timer>();
const RealDate = Date;
const frameMs = 16;
let startMs = RealDate.now();
let nowMs = 0;
let lastId = 0;
let rest = { untilMs: Infinity, fired: Infinity };

/** The harness may have been loaded long before the run. */
export function startClock(): void {
  startMs = RealDate.now();
}

/** Fires the timer that is due next, and sets the clock to its moment. Whether there was one; what it throws goes to `fail`. */
export function fireNext(fail: (error: unknown) => void): boolean {
  let next: Timer | undefined;
  // Of two that are due at the same moment the earlier stands first.
  for (const timer of timers.values()) if (!next || timer.dueMs < next.dueMs) next = timer;
  if (!next || next.dueMs > rest.untilMs || rest.fired <= 0) return false;
  rest.fired -= 1;
  nowMs = Math.max(nowMs, next.dueMs);
  timers.delete(next.id);
  if (next.everyMs !== null) timers.set(next.id, { ...next, dueMs: nowMs + next.everyMs });
  try {
    next.act();
  } catch (error) {
    fail(error);
  }
  return true;
}

/** From now on only so many timers fire as a page may take to come to rest, so that one that ticks forever does so too. */
export function beginRest(): void {
  rest = { untilMs: nowMs + restMaxMs, fired: restMaxFired };
}

export function endRest(): void {
  rest = { untilMs: Infinity, fired: Infinity };
}

function add(everyMs: number | null, act: unknown, delayMs: unknown, args: readonly unknown[]): number {
  if (typeof act !== 'function') throw new TypeError('a timer takes a function');
  const waitMs = Math.max(Number(delayMs) || 0, everyMs === null ? 0 : 1);
  const id = ++lastId;
  timers.set(id, {
    id,
    everyMs: everyMs === null ? null : waitMs,
    act: () => void Reflect.apply(act, undefined, args),
    dueMs: nowMs + waitMs,
  });
  return id;
}

const remove = (id: unknown) => void timers.delete(Number(id));

Object.assign(globalThis, {
  setTimeout: (act: unknown, ms: unknown, ...args: unknown[]) => add(null, act, ms, args),
  setInterval: (act: unknown, ms: unknown, ...args: unknown[]) => add(1, act, ms, args),
  clearTimeout: remove,
  clearInterval: remove,
  requestAnimationFrame: (act: (ms: number) => void) => add(null, () => act(nowMs), frameMs, []),
  cancelAnimationFrame: remove,
  performance: { now: () => nowMs },
  Date: new Proxy(RealDate, {
    construct: (target, args, asked) =>
      Reflect.construct(target, args.length > 0 ? args : [startMs + nowMs], asked) as Date,
    apply: () => new RealDate(startMs + nowMs).toString(),
    get: (target, name): unknown => (name === 'now' ? () => startMs + nowMs : Reflect.get(target, name)),
  }),
});
