import { LineCounter, type ParsedNode, type YAMLMap, isAlias, isMap, isNode, parseDocument, visit } from 'yaml';

/** A parsed file, with lookups of line numbers. */
export interface OpenedFile {
  readonly data: unknown;
  readonly body: string;
  /** Line of a key, from 1; its parent's if the key is missing. With `isKey`, the line of the key's name. */
  readonly lineOf: (path: readonly PropertyKey[], isKey?: boolean) => number;
  /** Node at a key from the YAML parser; its numbers still have their digits as written. */
  readonly nodeAt: (path: readonly PropertyKey[]) => unknown;
  /** Line in the file (from 1) of a line of the body (from 0). */
  readonly bodyLine: (line: number) => number;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const frontMatter = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Parses a content file: YAML, Markdown with YAML front matter, or plain text (`.vtt`). */
export function openFile(path: string, source: string): OpenedFile {
  if (path.endsWith('.vtt'))
    return {
      data: {},
      body: source,
      lineOf: () => 1,
      nodeAt: () => undefined,
      bodyLine: (line) => line + 1,
      faults: [],
    };
  if (!path.endsWith('.md')) return openYaml(source, '', 0);
  const parts = frontMatter.exec(source);
  if (parts === null) {
    const message = source.startsWith('\uFEFF')
      ? 'starts with a byte order mark; save it as UTF-8 without one'
      : 'must start with front matter between two lines of ---';
    return unread(1, message);
  }
  const [, head = '', text = ''] = parts;
  return openYaml(head, text, 1, source.length - text.length, source);
}

/** Highest number of faults reported per file: nobody reads more, and a file may consist of nothing else. */
export const faultsMax = 100;
/** Highest number of keys in one map, far beyond any content: the cost of each lookup grows with it. */
const keysMax = 1000;

/** Deepest allowed nesting, far beyond any content: the parser is recursive. */
const depthMax = 100;
const openersMax = 1000;

function openYaml(yaml: string, text: string, linesAbove: number, textStart = 0, source = ''): OpenedFile {
  if (isTooDeep(yaml)) return unread(linesAbove + 1, 'is nested too deeply');
  const counter = new LineCounter();
  const document = parseWithoutTraces(yaml, counter);
  const lineAt = (offset: number) => counter.linePos(offset).line + linesAbove;
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message,
  }));
  visit(document, (_, node) => {
    // Aliases can expand a small text to a huge one, and content has no use for them.
    if (isAlias(node)) faults.push({ line: lineAt(node.range?.[0] ?? 0), message: 'aliases (*) are not supported' });
    if (isMap(node)) faults.push(...keyFaults(node).map(([at, message]) => ({ line: lineAt(at), message })));
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
    nodeAt: (path) => document.getIn(path, true),
    bodyLine: (line) => firstBodyLine + line,
    faults: faults.slice(0, faultsMax),
  };
}

/** A file that was not parsed, with the reason. */
function unread(line: number, message: string): OpenedFile {
  return {
    data: null,
    body: '',
    lineOf: () => 1,
    nodeAt: () => undefined,
    bodyLine: () => 1,
    faults: [{ line, message }],
  };
}

/** Parses without stack traces: in a text full of faults, each creates an error, and traces take most of the time. */
function parseWithoutTraces(yaml: string, lineCounter: LineCounter) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    // The parser's own check for duplicate keys compares each with all others.
    return parseDocument(yaml, { lineCounter, prettyErrors: false, uniqueKeys: false, customTags: ['set'] });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Returns whether a text is nested too deeply. Counts lists within lists on one line, and open brackets. */
function isTooDeep(yaml: string): boolean {
  let open = 0;
  for (const [character] of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (character === '[' || character === '{' ? 1 : -1));
    if (open > openersMax) return true;
  }
  return yaml.split('\n').some((line) => (/^\s*(?:[-?:]\s+)+/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0) > depthMax);
}

/** Faults of the keys of one map, each with its offset. */
function keyFaults({ items, range }: YAMLMap): [at: number, message: string][] {
  if (items.length > keysMax) return [[range?.[0] ?? 0, `has more than ${keysMax} keys`]];
  const seen = new Set<string>();
  return items.flatMap(({ key }): [number, string][] => {
    const name = String(isNode(key) ? (key as ParsedNode).toJSON() : key);
    const isTwice = seen.has(name);
    seen.add(name);
    return isTwice ? [[(isNode(key) && key.range?.[0]) || 0, 'Map keys must be unique']] : [];
  });
}

function isNamed(key: unknown, name: PropertyKey | undefined): boolean {
  return isNode(key) && String((key as ParsedNode).toJSON()) === String(name);
}
