import type * as z from 'zod/mini';
import type { Cue } from '../contract.ts';

export interface Captions {
  readonly cues: readonly z.infer<typeof Cue>[];
  /** Each with its line, from 0. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const clock = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const times = new RegExp(String.raw`^${clock}[ \t]+-->[ \t]+${clock}(?:[ \t]+.*)?$`);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** Reads WebVTT (https://www.w3.org/TR/webvtt1/): what is said and when; how it is to look is left to browsers. */
export function readCaptions(source: string): Captions {
  const cues: z.infer<typeof Cue>[] = [];
  const faults: { line: number; message: string }[] = [];
  const fault = (line: number, message: string) => void faults.push({ line, message });
  const [head, ...blocks] = blocksOf(source.replace(/^\uFEFF/, ''));
  if (head?.line !== 0 || !/^WEBVTT(?:[ \t].*)?$/.test(head.lines[0] ?? ''))
    fault(0, 'a file of captions begins with a line WEBVTT and an empty one');
  for (const { line, lines } of blocks) {
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t].*)?$/.test(lines[0] ?? '')) continue;
    const at = lines.findIndex((each) => each.includes('-->'));
    const found = times.exec(lines[at] ?? '');
    // Above the times there may be a name.
    if (!found || at > 1) {
      fault(line, 'a caption begins with its times, such as 00:01.500 --> 00:04.000');
      continue;
    }
    const text = lines.slice(at + 1);
    if (text.some((each) => each.includes('-->')))
      fault(line + at + 1, 'an empty line is missing between two captions');
    const cue = { startMs: msOf(found.slice(1, 5)), endMs: msOf(found.slice(5, 9)), text: plainText(text) };
    if (cue.endMs <= cue.startMs) fault(line + at, 'it ends before it has begun');
    if (cue.startMs < (cues.at(-1)?.startMs ?? 0)) fault(line + at, 'it begins before the caption above it');
    if (cue.text === '') fault(line + at, 'it has no words');
    cues.push(cue);
  }
  if (faults.length === 0 && cues.length === 0) fault(0, 'there is no caption in it');
  return { cues, faults };
}

/** What stands between empty lines, each with its place. */
function blocksOf(source: string): { line: number; lines: string[] }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isWithin = false;
  for (const [line, text] of source.split(/\r\n|\r|\n/).entries()) {
    if (text === '') isWithin = false;
    else if (isWithin) blocks.at(-1)?.lines.push(text);
    else {
      blocks.push({ line, lines: [text] });
      isWithin = true;
    }
  }
  return blocks;
}

function msOf([hours = '0', minutes = '0', seconds = '0', ms = '0']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}

/** The words, and before them whose they are, where that is said. */
function plainText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replaceAll(/<v(?:\.[^ \t>]*)?[ \t]+([^>]*)>/g, '$1: ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
