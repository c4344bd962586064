import { type Document, type Node, Scalar, type YAMLMap, type YAMLSeq, isMap, isScalar, isSeq } from 'yaml';
import { type Entry, type EntryRecord, isRecord } from './entry.ts';

/**
 * Replaces the entries of a list in a document. Unchanged entries, even if moved, keep their formatting; changed
 * entries keep that of their unchanged fields.
 */
export function becomeList(document: Document, list: YAMLSeq, entries: readonly Entry[]): void {
  const before = list.items.map((node) => ({ node: node as Node, text: textOf(document, node) }));
  const left = new Set(before);
  const items = entries.map((entry) => {
    const same = [...left].find(({ text }) => text === JSON.stringify(entry));
    if (same) left.delete(same);
    return same?.node;
  });
  list.items = entries.map((entry, place) => {
    const there = before[place];
    const own = items[place];
    if (own) return own;
    return there && left.has(there) ? become(document, there.node, entry) : createItem(document, entry);
  });
}

/** Returns the node with another value if it can hold that, else a new node. */
function become(document: Document, node: unknown, value: Entry): Node {
  if (isSeq(node) && Array.isArray(value)) {
    becomeList(document, node, value as readonly Entry[]);
    return node;
  }
  if (isMap(node) && isRecord(value)) {
    becomeRecord(document, node, value);
    return node;
  }
  // An empty value was quoted only because it was empty.
  if (!isScalar(node) || node.value === '' || typeof value !== typeof node.value) return createItem(document, value);
  node.value = value;
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  // A quoted style would join lines, and a block style suits only several lines.
  if (isBlock !== (typeof value === 'string' && value.includes('\n'))) delete node.type;
  delete node.source;
  return node;
}

/** Sets the fields of a map; unchanged fields keep their formatting. */
export function becomeRecord(document: Document, map: YAMLMap, value: EntryRecord): void {
  for (const name of Object.keys(map.toJS(document) as object)) if (!(name in value)) map.delete(name);
  for (const [name, field] of Object.entries(value)) {
    const node = map.get(name, true);
    if (node === undefined || textOf(document, node) !== JSON.stringify(field)) {
      map.set(name, become(document, node, field));
    }
  }
}

/** Writes a repeated value twice instead of using an alias. */
function createItem(document: Document, value: Entry): Node {
  return document.createNode(value, { aliasDuplicateObjects: false });
}

function textOf(document: Document, node: unknown): string {
  return JSON.stringify((node as Node).toJS(document));
}
