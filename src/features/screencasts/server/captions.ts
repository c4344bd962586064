import type * as z from 'zod/mini';
import type { Cue } from '../contract.ts';
import { captionText } from './caption-text.ts';
import { saidOnce } from './rolling-captions.ts';
import { readVtt } from './vtt-blocks.ts';

export interface Captions {
  /** Spoken text for the transcript, in order of time, without blank or repeated captions. */
  readonly cues: readonly z.infer<typeof Cue>[];
  /** Each fault with its line, from 0. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** Reads the text and the times of WebVTT (https://www.w3.org/TR/webvtt1/); styling is left to browsers. */
export function readCaptions(source: string): Captions {
  const { hasSignature, cues: shown, unreadable } = readVtt(source.replaceAll(lineEnd, '\uFFFD'));
  const cues = saidOnce(shown.map(({ startMs, endMs, text }) => ({ startMs, endMs, lines: linesOf(text) })));
  const faults = [
    ...(hasSignature ? [] : [{ line: 0, message: 'a captions file starts with a line WEBVTT and an empty line' }]),
    ...unreadable.map(({ line, hasTimes }) => ({ line, message: hasTimes ? unreadableTimes : withoutTimes })),
    ...shown.flatMap(({ line, startMs, endMs }) =>
      endMs < startMs ? [{ line, message: 'it ends before it starts' }] : [],
    ),
  ].toSorted((one, other) => one.line - other.line);
  if (faults.length === 0 && cues.length === 0) faults.push({ line: 0, message: 'it contains no captions' });
  return { cues, faults };
}

const withoutTimes = 'a caption begins with its times, such as 00:01.500 --> 00:04.000';
const unreadableTimes =
  'these times cannot be read: write them as 00:01.500 --> 00:04.000, with a dot and three digits after it';

/** Separator of a caption's lines. No file contains it, since readers of WebVTT replace NUL. */
const lineEnd = '\0';

/** Lines that have words. A tag may span several lines, and so may the speaker's name. */
function linesOf(text: readonly string[]): string[] {
  return captionText(text.join(lineEnd))
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
