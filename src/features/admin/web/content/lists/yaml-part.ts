import { Document, type Node, isCollection, isMap, isScalar, parseDocument, visit } from 'yaml';

const block = /^(---\r?\n)([\s\S]*?\r?\n)---(?:\r?\n|$)/;

/** What stands under a key in a file's text, or the whole of it. */
export interface YamlPart {
  readonly key: string | null;
  readonly document: Document;
  /** Undefined where the file does not have it. */
  readonly value: unknown;
  /** Where it is in the text, with its key; where it would begin if it is not there. */
  readonly start: number;
  readonly end: number;
}

/**
 * A list or a map in the head of a Markdown file, or in a file that is YAML from its beginning; `key` null is all of it. Null where fields would
 * lose something: comments, or a fault in the YAML; and where something else stands there.
 */
export function yamlPartOf(text: string, key: string | null): YamlPart | null {
  const [, before = '', yaml = text] = block.exec(text) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return null;
  const found = key === null ? { value: document.contents, start: 0, end: yaml.length } : pairOf(document, yaml, key);
  if (!found) return null;
  const { value } = found;
  if (value !== undefined && (hasComments(value as Node) || document.commentBefore || document.comment)) return null;
  return { key, document, value, start: before.length + found.start, end: before.length + found.end };
}

/** The text with another node in that part, or without it; all else stays as it is, sign by sign. */
export function withYamlPart(text: string, { key, start, end }: YamlPart, node: Node | undefined): string {
  const written = new Document();
  written.contents = key === null && node ? node : written.createNode({});
  if (key !== null && node) written.set(key, node);
  // `{ a: b }` or `{a: b}`: as it was.
  const flowCollectionPadding = / [[{] /.test(text.slice(start, end));
  const part = node ? written.toString({ lineWidth: 0, flowCollectionPadding }) : '';
  const before = text.slice(0, start);
  const isBehindLine = start === text.length && /[^\n]$/.test(before);
  return before + (part && isBehindLine ? '\n' : '') + part + text.slice(end);
}

/** Where a key stands with its value, or at the end where it would begin. */
function pairOf({ contents }: Document, yaml: string, key: string) {
  if (!isMap(contents)) return null;
  const pair = contents.items.find(({ key: name }) => isScalar(name) && name.value === key);
  if (!pair) return { value: undefined, start: yaml.length, end: yaml.length };
  const start = isScalar(pair.key) && pair.key.range?.[0];
  const last = isCollection(pair.value) && pair.value.range?.[1];
  if (typeof start !== 'number' || typeof last !== 'number') return null;
  // Of one of several lines the line's end is a part, and the last one may have none.
  const lineEnd = yaml[last - 1] === '\n' ? last : yaml.indexOf('\n', last) + 1;
  return { value: pair.value, start, end: lineEnd === 0 ? yaml.length : lineEnd };
}

function hasComments(node: Node): boolean {
  let found = false;
  visit(node, {
    Node(_, { comment, commentBefore }) {
      found ||= Boolean(comment ?? commentBefore);
    },
    Alias: () => {
      found = true;
    },
  });
  return found;
}
