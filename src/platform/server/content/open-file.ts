import { LineCounter, type ParsedNode, type YAMLMap, isAlias, isMap, isNode, parseDocument, visit } from 'yaml';

/** A file taken apart, and a way to say at which of its lines something stands. */
export interface OpenedFile {
  readonly data: unknown;
  readonly body: string;
  /** The line of a key, from 1; of what is above it if the key is missing. With `isKey`, of the key's name itself. */
  readonly lineOf: (path: readonly PropertyKey[], isKey?: boolean) => number;
  /** Node at a key from the YAML parser; its numbers still have their digits as written. */
  readonly nodeAt: (path: readonly PropertyKey[]) => unknown;
  /** The line of the body's line (from 0), from 1. */
  readonly bodyLine: (line: number) => number;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const frontMatter = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Takes a content file apart: YAML, Markdown beneath a front matter of YAML, or a text by itself (`.vtt`). */
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
      ? 'begins with a byte order mark; save it as UTF-8 without one'
      : 'does not begin with front matter between two lines of ---';
    return unread(1, message);
  }
  const [, head = '', text = ''] = parts;
  return openYaml(head, text, 1, source.length - text.length, source);
}

/** Of one file: nobody reads more, and a file may be made of nothing else. */
export const faultsMax = 100;
/** As many keys in one place as any content has, many times over: to look for each costs the more, the more there are. */
const keysMax = 1000;

/** So deep no content goes, many times over: the parser goes down as deep as the text does. */
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
    // They can make much of little, and content has no use for them.
    if (isAlias(node)) faults.push({ line: lineAt(node.range?.[0] ?? 0), message: 'aliases (*) are not read here' });
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

/** A file of which nothing is read, and why. */
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

/** Where nearly every sign is a fault, each makes an error, and its trace takes most of the time: nobody reads those. */
function parseWithoutTraces(yaml: string, lineCounter: LineCounter) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    // Its own search for keys that are there twice compares each with all others.
    return parseDocument(yaml, { lineCounter, prettyErrors: false, uniqueKeys: false, customTags: ['set'] });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Counted before it is parsed: lists within lists on one line, and brackets that are open at once. */
function isTooDeep(yaml: string): boolean {
  let open = 0;
  for (const [character] of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (character === '[' || character === '{' ? 1 : -1));
    if (open > openersMax) return true;
  }
  return yaml.split('\n').some((line) => (/^\s*(?:[-?:]\s+)+/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0) > depthMax);
}

/** What is wrong with the keys of one map, each with its offset. */
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
