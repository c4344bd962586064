import type * as z from 'zod/mini';
import type { Cue } from '../../contract.ts';

/** What is said at this moment, or was said last; undefined before the first word. */
export function cueAt(cues: readonly z.infer<typeof Cue>[], ms: number): z.infer<typeof Cue> | undefined {
  return cues.findLast(({ startMs }) => startMs <= ms);
}
