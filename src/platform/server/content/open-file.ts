import { LineCounter, type ParsedNode, isAlias, isMap, isNode, parseDocument, visit } from 'yaml';

/** A file taken apart, and a way to say at which of its lines something stands. */
export interface OpenedFile {
  readonly data: unknown;
  readonly body: string;
  /** The line of a key, from 1; of what is above it if the key is missing. With `isKey`, of the key's name itself. */
  readonly lineOf: (path: readonly PropertyKey[], isKey?: boolean) => number;
  /** The line of the body's line (from 0), from 1. */
  readonly bodyLine: (line: number) => number;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const frontMatter = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Takes a content file apart: YAML, Markdown beneath a front matter of YAML, or a text by itself (`.vtt`). */
export function openFile(path: string, source: string): OpenedFile {
  if (path.endsWith('.vtt'))
    return { data: {}, body: source, lineOf: () => 1, bodyLine: (line) => line + 1, faults: [] };
  if (!path.endsWith('.md')) return openYaml(source, '', 0);
  const parts = frontMatter.exec(source);
  if (parts === null) {
    const message = source.startsWith('\uFEFF')
      ? 'begins with a byte order mark; save it as UTF-8 without one'
      : 'does not begin with front matter between two lines of ---';
    return { data: null, body: '', lineOf: () => 1, bodyLine: () => 1, faults: [{ line: 1, message }] };
  }
  const [, head = '', text = ''] = parts;
  return openYaml(head, text, 1, source.length - text.length, source);
}

function openYaml(yaml: string, text: string, linesAbove: number, textStart = 0, source = ''): OpenedFile {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesAbove;
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message,
  }));
  visit(document, (_, node) => {
    // They can make much of little, and content has no use for them.
    if (isAlias(node)) faults.push({ line: lineAt(node.range?.[0] ?? 0), message: 'aliases (*) are not read here' });
  });
  const leading = /^\s*/.exec(text)?.[0].length ?? 0;
  const firstBodyLine = source.slice(0, textStart + leading).split('\n').length;
  return {
    data: faults.length > 0 ? null : document.toJS(),
    body: text.trim(),
    lineOf(path, isKey = false) {
      for (let length = path.length; length >= 0; length -= 1) {
        const above = document.getIn(path.slice(0, length - 1), true);
        const pair = isKey && isMap(above) && above.items.find(({ key }) => isNamed(key, path[length - 1]));
        const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return 1;
    },
    bodyLine: (line) => firstBodyLine + line,
    faults,
  };
}

function isNamed(key: unknown, name: PropertyKey | undefined): boolean {
  return isNode(key) && String((key as ParsedNode).toJSON()) === String(name);
}
