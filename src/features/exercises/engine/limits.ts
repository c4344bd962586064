import type { Limits } from './run.ts';

/** What a run may take in an engine that is warm. */
export const runLimits: Limits = { timeMs: 2000, totalMs: 20_000 };

/** Time by which a run that begins now must have ended, on the clock of the arguments. */
export function endOfRun({ timeMs, totalMs }: Limits, beganMs: number, nowMs: number): number {
  return Math.min(nowMs + timeMs, Math.max(beganMs + totalMs, nowMs));
}

/** An engine that has its run in hand ends it by itself; one that has lost it is ended this much later, with its thread. */
export const graceMs = 300;

/** On a server that has much to do, a run is given up at last when so many times the time went by that it may work. */
export const wallFactorMax = 10;

/** How long an engine may take until it is ready for a run; beyond it the thread is given up. In a browser this includes no download. */
export const startMaxMs = 30_000;

/** Of what a program prints, of the value that it gives, and of the files that it leaves. */
export const outputMaxBytes = 64 * 1024;

/** Longest text of an expectation or a result that is stored and shown: nobody compares more by eye. */
export const shownMaxLength = 4000;

/** Bytes that a program may write into files, and by which all its files together may grow. */
export const writtenMaxBytes = 8 * 1024 * 1024;
/** How often it may open one, or make a folder. */
export const openedMax = 5000;
/** Longest path of a file. */
export const pathMaxBytes = 4096;

/** Memory of WebAssembly comes in pages. */
export const pageBytes = 64 * 1024;
/** QuickJS has its stack in the first 82. Beyond `kept` a memory is not set back but made anew. */
export const javascriptMemoryPages = { initial: 88, kept: 256, maximum: 1024 };
/**
 * CPython comes with a C stack of 512 KiB. A call through C back to Python, such as `__repr__`, takes up to 10 KiB of it, so fifty
 * fill it. A thousand were measured to take 10 MiB; these 16 leave a margin.
 */
export const pythonStackPages = 256;
/** CPython's own file begins with 160. A memory beyond `kept` is left to no other run. */
export const pythonMemoryPages = { initial: 160, kept: 320 + pythonStackPages, maximum: 2048 + pythonStackPages };
/** What a program may take before its memory grows, and so can be no other's: three times what any exercise of ours does. */
export const pythonRoomBytes = 4 * 1024 * 1024;
