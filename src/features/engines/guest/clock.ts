/** Limits of the clock's jump ahead and of the timers that fire until a page is idle. */
const restMaxMs = 60_000;
const restMaxFired = 1000;

interface Timer {
  readonly id: number;
  readonly everyMs: number | null;
  readonly act: () => void;
  dueMs: number;
}

// Installs timers and a clock that never wait: when nothing else is left to do, the clock jumps to the next timer. Done
// on import, for packages that store references to the timers when they load.

const timers = new Map<number, Timer>();
const RealDate = Date;
const frameMs = 16;
let startMs = RealDate.now();
let nowMs = 0;
let lastId = 0;
let rest = { untilMs: Infinity, fired: Infinity };

/** Sets the clock to the present: the harness may have been loaded long before the run. */
export function startClock(): void {
  startMs = RealDate.now();
}

/**
 * Fires the next due timer and sets the clock to its time. Returns false if none may fire; errors it throws go to
 * `fail`.
 */
export function fireNext(fail: (error: unknown) => void): boolean {
  let next: Timer | undefined;
  // The map is in order of creation: among timers due at the same time, the first one wins.
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

/** Limits the timers that may fire from now on, so that a page with an endless interval becomes idle too. */
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
