import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Ends a wait that would never end; no machine is so slow that it needs this long. */
const patienceDefaultMs = 240_000;
const pauseMs = 10;

/** Waits until `look` gives something other than undefined or false. Independent of a stopped clock. */
export async function eventually<T>(
  what: string,
  look: () => T | Promise<T>,
  patienceMs: number = patienceDefaultMs,
): Promise<Exclude<T, undefined | false>> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found as Exclude<T, undefined | false>;
    if (performance.now() > deadline) throw new Error(`waited ${patienceMs} ms in vain for ${what}`);
    await delay(pauseMs);
  }
}
