/** Caption as the file has it; `line` counts from 0. */
export interface VttCue {
  readonly line: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly text: readonly string[];
}

export interface VttFile {
  readonly hasSignature: boolean;
  readonly cues: readonly VttCue[];
  /** First lines of blocks that no browser shows: without times, or with times that cannot be read. */
  readonly unreadable: readonly { readonly line: number; readonly hasTimes: boolean }[];
}

const commentPattern = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/**
 * Reads a file as browsers do (https://www.w3.org/TR/webvtt1/#file-parsing): times begin a caption anywhere,
 * even in the header and directly below another caption.
 */
export function readVtt(source: string): VttFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const hasSignature = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const cues: VttCue[] = [];
  const unreadable: { line: number; hasTimes: boolean }[] = [];
  let at = hasSignature ? endOfHeader(lines) : lines.length;
  while (at < lines.length) {
    const end = endOfBlock(lines, at);
    const timesAt = lines[at]?.includes('-->') ? at : lines[at + 1]?.includes('-->') && at + 1 < end ? at + 1 : null;
    const times = timesAt === null ? null : timesOf(lines[timesAt] ?? '');
    if (times && timesAt !== null) cues.push({ line: timesAt, ...times, text: lines.slice(timesAt + 1, end) });
    else if (end > at && !commentPattern.test(lines[at] ?? ''))
      unreadable.push({ line: at, hasTimes: timesAt !== null });
    at = Math.max(end, at + 1);
  }
  return { hasSignature, cues, unreadable };
}

function endOfHeader(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && (line === '' || line.includes('-->')));
  return end < 0 ? lines.length : end;
}

/** Index of the first line after `at` that is empty or has the times of the next caption. */
function endOfBlock(lines: readonly string[], at: number): number {
  let hasTimes = lines[at]?.includes('-->') === true;
  let end = lines[at] === '' ? at : at + 1;
  for (; end > at && end < lines.length && lines[end] !== ''; end += 1) {
    if (!lines[end]?.includes('-->')) continue;
    if (hasTimes || end > at + 1) break;
    hasTimes = true;
  }
  return end;
}

function timesOf(line: string): { startMs: number; endMs: number } | null {
  const arrow = line.indexOf('-->');
  const startMs = msOf(line.slice(0, arrow).trim());
  const endMs = msOf(/^[\d:.]*/.exec(line.slice(arrow + 3).trimStart())?.[0] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

function msOf(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = '', ms = ''] =
    /^(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(text) ?? [];
  return minutes === '' ? null : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}
