import type * as z from 'zod/mini';
import type { Cue } from '../contract.ts';

/** Caption split into lines, without tags. */
export interface LinedCue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

type Said = z.infer<typeof Cue>;

/** Minimum number of captions that repeat the line above them; fewer may be a coincidence. */
const repeatsMin = 2;

/**
 * Captions for reading: each once, in order of time. Automatic captions repeat the previous line above each new one,
 * or add a word at a time; only the new text is kept.
 */
export function saidOnce(cues: readonly LinedCue[]): Said[] {
  const sorted = cues.filter(({ lines }) => lines.length > 0).toSorted((one, other) => one.startMs - other.startMs);
  if (!isRolling(sorted)) return sorted.map(({ startMs, endMs, lines }) => ({ startMs, endMs, text: lines.join(' ') }));
  const said: Said[] = [];
  for (const [index, cue] of sorted.entries()) {
    const before = sorted[index - 1]?.lines ?? [];
    const last = said.at(-1);
    const repeated = repeatedLines(before, cue.lines);
    const grows = repeated === 0 && last !== undefined && isGrown(before, cue.lines);
    if (last && (repeated > 0 || grows)) last.endMs = Math.max(last.endMs, cue.endMs);
    if (grows) last.text += (cue.lines[0] ?? '').slice(before.at(-1)?.length);
    const text = cue.lines.slice(grows ? 1 : repeated).join(' ');
    if (text !== '') said.push({ startMs: cue.startMs, endMs: cue.endMs, text });
  }
  return said;
}

/**
 * Returns true if at least half of the captions repeat text from the one before, and not only by repeating whole
 * captions.
 */
function isRolling(cues: readonly LinedCue[]): boolean {
  let [repeats, same] = [0, 0];
  for (const [index, { lines }] of cues.entries()) {
    const before = cues[index - 1]?.lines ?? [];
    const repeated = repeatedLines(before, lines);
    if (repeated === lines.length) same += 1;
    else if (repeated > 0 || isGrown(before, lines)) repeats += 1;
  }
  return repeats >= repeatsMin && (repeats + same) * 2 >= cues.length - 1;
}

/** Counts the lines at the end of one caption that begin the next one. */
function repeatedLines(before: readonly string[], lines: readonly string[]): number {
  for (let count = Math.min(before.length, lines.length, linesMax); count > 0; count -= 1) {
    if (before.slice(-count).every((line, index) => line === lines[index])) return count;
  }
  return 0;
}

/** Maximum number of lines shown at once. */
const linesMax = 4;

function isGrown(before: readonly string[], lines: readonly string[]): boolean {
  const last = before.at(-1);
  return last !== undefined && lines[0]?.startsWith(`${last} `) === true;
}
