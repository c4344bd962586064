/** A line of a file's front matter with one simple value, such as `title: Glassblowing`. */
export interface FrontLine {
  readonly key: string;
  readonly value: string;
}

const block = /^---\r?\n([\s\S]*?)\r?\n---/;
const simpleLine = /^([A-Za-z]+):[ \t]+(\S.*?)[ \t]*$/;
/** Lists, blocks, aliases, comments and the like: these are for the text. */
const notSimple = /^[[\]{}|>&*!%@`'#]|\s#|:\s/;
/** What YAML reads as something else than text. */
const typed = /^(?:true|false|null|~|[-+.\d][-+.\d:eE_]*)$/i;
const plainText = /^[\p{L}\d][^:#"'\\[\]{}]*$/u;

/** The simple lines of a Markdown file's front matter, in their order, or of a file that `isWhole` YAML; none of one without such a block. */
export function frontLinesOf(text: string, isWhole = false): FrontLine[] {
  const head = isWhole ? text : block.exec(text)?.[1];
  const lines = head?.split(/\r?\n/) ?? [];
  return lines.flatMap((line) => {
    const [, key = '', written = ''] = simpleLine.exec(line) ?? [];
    const value = valueOf(written);
    return value === undefined ? [] : [{ key, value }];
  });
}

/** The text with another value on the line of `key`; everything else stays as it is, sign by sign. */
export function withFrontLine(text: string, key: string, value: string, isWhole = false): string {
  const before = isWhole ? text : block.exec(text)?.[0];
  if (before === undefined) return text;
  const lines = before.split('\n').map((line) => {
    const [, name, written = ''] = simpleLine.exec(line) ?? [];
    return name === key ? `${key}: ${writtenAs(value, written)}` : line;
  });
  return lines.join('\n') + text.slice(before.length);
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
