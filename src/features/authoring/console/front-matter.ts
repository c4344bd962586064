/** Front matter line with one simple value, such as `title: Glassblowing`. */
export interface FrontLine {
  readonly key: string;
  readonly value: string;
}

const block = /^---\r?\n([\s\S]*?)\r?\n---/;
const simpleLine = /^([A-Za-z]+):[ \t]+(\S.*)$/;
/** Matches lists, blocks, aliases, comments and the like, which can only be edited in the text. */
const notSimple = /^[[\]{}|>&*!%@`'#]|\s#|:\s/;
/** Matches values that YAML reads as something other than text. */
const typed = /^(?:true|false|null|~|[-+.\d][-+.\d:eE_]*)$/i;
const plainText = /^[\p{L}\d][^:#"'\\[\]{}]*$/u;

/** Optional lines of front matter, each with a sample value, which is a number if the key takes one. */
export type OptionalLines = Readonly<Record<string, string>>;

/** Keys whose value is always a number or a Boolean, so that it keeps its type after it was emptied. */
const typedLines: OptionalLines = {
  order: '1',
  minutes: '30',
  passPercent: '70',
  attempts: '3',
  pauseHours: '8',
  draw: '10',
  example: 'true',
  remote: 'true',
};

interface Head {
  /** True if the whole file is YAML. */
  readonly isWhole: boolean;
  readonly optional: OptionalLines;
}

const headOfMarkdown: Head = { isWhole: false, optional: {} };

/**
 * Returns the simple lines of a YAML file or of a Markdown file's front matter, in order, and missing optional lines
 * with an empty value; none without front matter.
 */
export function frontLinesOf(text: string, { isWhole, optional }: Head = headOfMarkdown): FrontLine[] {
  const head = isWhole ? text : block.exec(text)?.[1];
  const lines = head?.split(/\r?\n/) ?? [];
  const there = lines.flatMap((line) => {
    const [, key = '', written = ''] = simpleLine.exec(line) ?? [];
    const value = valueOf(written.trimEnd());
    return value === undefined ? [] : [{ key, value }];
  });
  const missing = Object.keys(optional).filter((key) => !lines.some((line) => line.startsWith(`${key}:`)));
  return head === undefined ? [] : [...there, ...missing.map((key) => ({ key, value: '' }))];
}

/**
 * Returns the text with another value on the line of `key`; everything else stays byte for byte. An empty optional line
 * is removed, and a new one is inserted after the first lines.
 */
export function withFrontLine(
  text: string,
  key: string,
  value: string,
  { isWhole, optional }: Head = headOfMarkdown,
): string {
  const before = isWhole ? text : block.exec(text)?.[0];
  if (before === undefined) return text;
  const lines = before.split('\n');
  const end = lines[0]?.endsWith('\r') ? '\r' : '';
  const keys = lines.map((line) => simpleLine.exec(withoutEnd(line))?.[1]);
  const place = keys.indexOf(key);
  const sample = optional[key];
  const isGone = sample !== undefined && value === '';
  // Inserts before a list or the end of front matter, not within a multi-line text.
  const next = lines.findIndex((line, index) => /^\S/.test(line) && !keys[index] && (isWhole || index > 0));
  const newLine = () =>
    `${key}: ${writtenAs(value, sample ?? typedLines[key] ?? simpleLine.exec(withoutEnd(lines[place] ?? ''))?.[2]?.trimEnd() ?? '')}${end}`;
  const line = isGone ? [] : [newLine()];
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const changed = place < 0 ? lines.toSpliced(next < 0 ? last : next, 0, ...line) : lines.toSpliced(place, 1, ...line);
  return changed.join('\n') + text.slice(before.length);
}

/** Line without the carriage return that Windows puts at its end. */
const withoutEnd = (line: string) => line.replace(/\r$/, '');

function valueOf(written: string): string | undefined {
  if (!written.startsWith('"')) return written === '' || notSimple.test(written) ? undefined : written;
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a number as a number, and quotes a text that YAML would read as another type. */
function writtenAs(value: string, before: string): string {
  const line = value.replaceAll(/\s+/g, ' ');
  if (typed.test(before) && typed.test(line)) return line;
  const isPlain = plainText.test(line) && line === line.trim() && !typed.test(line) && !before.startsWith('"');
  return isPlain ? line : JSON.stringify(line);
}
