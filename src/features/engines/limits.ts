import type { Limits } from './run.ts';

/** Limits of a run in a warm engine. */
export const runLimits: Limits = { timeMs: 2000, totalMs: 20_000 };

/** Deadline of a run that begins now, on the clock of the arguments. */
export function endOfRun({ timeMs, totalMs }: Limits, beganMs: number, nowMs: number): number {
  return Math.min(nowMs + timeMs, Math.max(beganMs + totalMs, nowMs));
}

/** Delay before a run that its engine did not end itself is ended with its thread. */
export const graceMs = 300;

/** Factor on the time limit after which a run is given up by the wall clock, on an overloaded server. */
export const wallFactorMax = 10;

/** Time limit for starting an engine; then its thread is given up. In a browser downloads do not count. */
export const startMaxMs = 30_000;

/** Limit for a program's output, for its return value, and for the files that it leaves. */
export const outputMaxBytes = 64 * 1024;

/** Longest text of an expectation or a result that is stored and shown: nobody compares more by eye. */
export const shownMaxLength = 4000;

/** Limit for bytes that a program writes into files, and for the growth of all its files together. */
export const diskMaxBytes = 8 * 1024 * 1024;
/** Maximum number of files opened and folders created. */
export const openedMax = 5000;
/** Maximum length of a file's path. */
export const pathMaxBytes = 4096;

/** Size of a page of WebAssembly memory. */
export const pageBytes = 64 * 1024;
/** Pages of QuickJS's memory; its stack is in the first 82. Beyond `kept`, the memory is replaced, not reset. */
export const javascriptMemoryPages = { initial: 88, kept: 256, maximum: 1024 };
/**
 * Pages of CPython's C stack. Its own 512 KiB hold about fifty calls through C back to Python, such as `__repr__`; this
 * is enough for a thousand, with a margin.
 */
export const pythonStackPages = 256;
/** Pages of CPython's memory; its own file begins with 160. A memory beyond `kept` is not reused. */
export const pythonMemoryPages = { initial: 160, kept: 320 + pythonStackPages, maximum: 2048 + pythonStackPages };
/** Free memory of a program before its memory has to grow; several times what our exercises use. */
export const pythonRoomBytes = 4 * 1024 * 1024;
