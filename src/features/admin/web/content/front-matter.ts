/** A line of a file's front matter with one simple value, such as `title: Glassblowing`. */
export interface FrontLine {
  readonly key: string;
  readonly value: string;
}

const block = /^---\r?\n([\s\S]*?)\r?\n---/;
const simpleLine = /^([A-Za-z]+):[ \t]+(\S.*)$/;
/** Lists, blocks, aliases, comments and the like: these are for the text. */
const notSimple = /^[[\]{}|>&*!%@`'#]|\s#|:\s/;
/** What YAML reads as something else than text. */
const typed = /^(?:true|false|null|~|[-+.\d][-+.\d:eE_]*)$/i;
const plainText = /^[\p{L}\d][^:#"'\\[\]{}]*$/u;

/** What a head may have besides, each with a value as it could stand there: a number where it is one. */
export type OptionalLines = Readonly<Record<string, string>>;

/** What is a number, or yes or no, wherever it stands: it is one again after it was emptied. */
const typedLines: OptionalLines = {
  order: '1',
  minutes: '30',
  passPercent: '70',
  attempts: '3',
  draw: '10',
  example: 'true',
  remote: 'true',
};

interface Head {
  /** The file is YAML from its beginning to its end. */
  readonly isWhole: boolean;
  readonly optional: OptionalLines;
}

const headOfMarkdown: Head = { isWhole: false, optional: {} };

/**
 * The simple lines of a Markdown file's front matter, in their order, or of a file that is YAML, and without a value those that it may have
 * besides; none of a file without such a block.
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
 * The text with another value on the line of `key`; everything else stays as it is, sign by sign. A line that need not be there goes when it
 * says nothing, and comes behind the first ones.
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
  const keys = lines.map((line) => simpleLine.exec(line)?.[1]);
  const place = keys.indexOf(key);
  const sample = optional[key];
  const isGone = sample !== undefined && value === '';
  // Where a list or the end of the head begins; not in the middle of a text of several lines.
  const next = lines.findIndex((line, index) => /^\S/.test(line) && !keys[index] && (isWhole || index > 0));
  const written = () =>
    `${key}: ${writtenAs(value, sample ?? typedLines[key] ?? simpleLine.exec(lines[place] ?? '')?.[2]?.trimEnd() ?? '')}`;
  const line = isGone ? [] : [written()];
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const changed = place < 0 ? lines.toSpliced(next < 0 ? end : next, 0, ...line) : lines.toSpliced(place, 1, ...line);
  return changed.join('\n') + text.slice(before.length);
}

function valueOf(written: string): string | undefined {
  if (!written.startsWith('"')) return written === '' || notSimple.test(written) ? undefined : written;
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A number stays one, a text that looks like something else is quoted. */
function writtenAs(value: string, before: string): string {
  const line = value.replaceAll(/\s+/g, ' ');
  if (typed.test(before) && typed.test(line)) return line;
  const isPlain = plainText.test(line) && line === line.trim() && !typed.test(line) && !before.startsWith('"');
  return isPlain ? line : JSON.stringify(line);
}
