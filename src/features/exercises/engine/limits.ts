import type { Limits } from './run.ts';

/** What a run may take in an engine that is warm. */
export const runLimits: Limits = { timeMs: 2000, totalMs: 20_000 };

/** An engine that has its run in hand ends it by itself; one that has lost it is ended this much later, with its thread. */
export const graceMs = 300;

/** On a server that has much to do, a run is given up at last when so many times the time went by that it may work. */
export const wallFactorMax = 10;

/** How long an engine may take until it is ready for a run; beyond it the thread is given up. In a browser this includes no download. */
export const startMaxMs = 30_000;

/** Of what a program prints, of the value that it gives, and of the files that it leaves. */
export const outputMaxBytes = 64 * 1024;

/** What of an expectation and of what came of it is kept and shown: nobody compares more by eye. */
export const shownMaxLength = 4000;

/** Of all that a program writes into files, and by which they grow. */
export const writtenMaxBytes = 8 * 1024 * 1024;
/** How often it may open one, or make a folder. */
export const openedMax = 5000;
/** Of the name of a file with its folders. */
export const pathMaxBytes = 4096;

/** Memory of WebAssembly comes in pages. */
export const pageBytes = 64 * 1024;
/** QuickJS has its stack in the first 82. Beyond `kept` a memory is not set back but made anew. */
export const javascriptMemoryPages = { initial: 88, kept: 256, maximum: 1024 };
/**
 * CPython's file has a C stack of 512 KiB, of which one call through C back to Python, such as of `__repr__`, takes up to 10: it
 * would end at fifty of them. This one is half as long again as a thousand were seen to take.
 */
export const pythonStackPages = 256;
/** CPython's own file begins with 160. A memory beyond `kept` is left to no other run. */
export const pythonMemoryPages = { initial: 160, kept: 320 + pythonStackPages, maximum: 2048 + pythonStackPages };
/** What a program may take before its memory grows, and so can be no other's: three times what any exercise of ours does. */
export const pythonRoomBytes = 4 * 1024 * 1024;
