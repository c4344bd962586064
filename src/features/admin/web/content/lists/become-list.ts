import { type Document, type Node, Scalar, type YAMLMap, type YAMLSeq, isMap, isScalar, isSeq } from 'yaml';
import { type Entry, type EntryRecord, isRecord } from './entry.ts';

/**
 * Gives a list in a document other entries. What is as before, wherever it stands now, stays as it is written; of an entry that has changed,
 * all that has not.
 */
export function becomeList(document: Document, list: YAMLSeq, entries: readonly Entry[]): void {
  const before = list.items.map((node) => ({ node: node as Node, text: textOf(document, node) }));
  const left = new Set(before);
  const kept = entries.map((entry) => {
    const same = [...left].find(({ text }) => text === JSON.stringify(entry));
    if (same) left.delete(same);
    return same?.node;
  });
  list.items = entries.map((entry, place) => {
    const there = before[place];
    const own = kept[place];
    if (own) return own;
    return there && left.has(there) ? become(document, there.node, entry) : made(document, entry);
  });
}

/** The node itself with another value where it can have it, or else another node. */
function become(document: Document, node: unknown, value: Entry): Node {
  if (isSeq(node) && Array.isArray(value)) {
    becomeList(document, node, value as readonly Entry[]);
    return node;
  }
  if (isMap(node) && isRecord(value)) {
    becomeRecord(document, node, value);
    return node;
  }
  // What was empty was in quotes for that alone.
  if (!isScalar(node) || node.value === '' || typeof value !== typeof node.value) return made(document, value);
  node.value = value;
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  // Quoted, several lines would be one; a block of one line looks like more than it is.
  if (isBlock !== (typeof value === 'string' && value.includes('\n'))) delete node.type;
  delete node.source;
  return node;
}

/** Gives a map other fields; what is as before stays as it is written. */
export function becomeRecord(document: Document, map: YAMLMap, value: EntryRecord): void {
  for (const name of Object.keys(map.toJS(document) as object)) if (!(name in value)) map.delete(name);
  for (const [name, field] of Object.entries(value)) {
    const node = map.get(name, true);
    if (node === undefined || textOf(document, node) !== JSON.stringify(field)) {
      map.set(name, become(document, node, field));
    }
  }
}

/** The same value at two places is written twice. */
function made(document: Document, value: Entry): Node {
  return document.createNode(value, { aliasDuplicateObjects: false });
}

function textOf(document: Document, node: unknown): string {
  return JSON.stringify((node as Node).toJS(document));
}
