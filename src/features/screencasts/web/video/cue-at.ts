import type * as z from 'zod/mini';
import type { Cue } from '../../contract.ts';

/** Returns the current caption or else the last one; undefined before the first. */
export function cueAt(cues: readonly z.infer<typeof Cue>[], ms: number): z.infer<typeof Cue> | undefined {
  return cues.findLast(({ startMs }) => startMs <= ms);
}
