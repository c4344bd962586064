import { Document, type Node, isCollection, isMap, isScalar, parseDocument, visit } from 'yaml';

const block = /^(---\r?\n)([\s\S]*?\r?\n)---(?:\r?\n|$)/;

/** Value of a key in a file's text, or the whole text. */
export interface YamlPart {
  readonly key: string | null;
  readonly document: Document;
  /** Undefined if the file does not have the key. */
  readonly value: unknown;
  /** Position of the key and its value in the text, or where to insert them. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds a list or map in front matter or in a YAML file; `key` null selects all of it. Null if form fields would lose
 * something: comments, invalid YAML, or a value of another type.
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

/** Returns the text with another node in that part, or without the part; everything else stays byte for byte. */
export function withYamlPart(text: string, { key, start, end }: YamlPart, node: Node | undefined): string {
  const document = new Document();
  document.contents = key === null && node ? node : document.createNode({});
  if (key !== null && node) document.set(key, node);
  // Keeps the style of `{ a: b }` or `{a: b}`.
  const flowCollectionPadding = / [[{] /.test(text.slice(start, end));
  const part = node ? document.toString({ lineWidth: 0, flowCollectionPadding }) : '';
  const before = text.slice(0, start);
  const isBehindLine = start === text.length && /[^\n]$/.test(before);
  return before + (part && isBehindLine ? '\n' : '') + part + text.slice(end);
}

/** Returns a key's value and position, or the end of the text as the place to insert it. */
function pairOf({ contents }: Document, yaml: string, key: string) {
  if (!isMap(contents)) return null;
  const pair = contents.items.find(({ key: name }) => isScalar(name) && name.value === key);
  if (!pair) return { value: undefined, start: yaml.length, end: yaml.length };
  const start = isScalar(pair.key) && pair.key.range?.[0];
  const last = isCollection(pair.value) && pair.value.range?.[1];
  if (typeof start !== 'number' || typeof last !== 'number') return null;
  // A multi-line value includes its final line break, and the last line may have none.
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
