import type { AssetFacts } from './assets.ts';
import type { ContentFault } from './faults.ts';
import type { ContentKind, ContentSource, ContentTypes, KindName } from './kinds.ts';

/** Address of this site that a text links to, with the fault to report if no page has it. */
export interface ContentLink extends ContentFault {
  readonly address: string;
}

/**
 * Item built from a text, with all its dependencies: it is reusable while these stay the same. Can be transferred to
 * another thread.
 */
export interface MadeItem extends ContentSource {
  readonly rank: number;
  readonly value: ContentTypes[KindName];
  readonly links: readonly ContentLink[];
  /**
   * Other texts and files that were read, each with its {@link stateReader} value; for a text that only has to exist,
   * whether it does.
   */
  readonly needs: ReadonlyMap<string, Need>;
}

export type Need = string | boolean | undefined;

/** Built items by their key. */
export type MadeItems = ReadonlyMap<string, MadeItem>;

const known = new WeakMap<readonly ContentKind[], MadeItems>();

/** Returns the items of these kinds that this process has built, to be reused while they stay the same. */
export function knownItems(kinds: readonly ContentKind[]): MadeItems {
  return known.get(kinds) ?? new Map<string, MadeItem>();
}

/** Keeps built items for {@link knownItems}, besides those `before`. Only of stored content: it is what memory has room for. */
export function keepItems(kinds: readonly ContentKind[], made: MadeItems, before = knownItems(kinds)): void {
  known.set(kinds, new Map([...before, ...made]));
}

export function keyOf({ kind, id }: Pick<ContentSource, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

interface Stored {
  readonly sources: readonly ContentSource[];
  readonly assets: readonly AssetFacts[];
}

/**
 * Returns a function that gives a value changing with a text (by key) or a file (by path); undefined if there is none.
 */
export function stateReader({ sources, assets }: Stored): (need: string) => string | undefined {
  const states = new Map(sources.map((source) => [keyOf(source), source.source]));
  // Keys and paths cannot collide: a key contains a space.
  for (const { path, hash } of assets) states.set(path, hash);
  return (need) => states.get(need);
}

/** Returns whether building an item of this text again would give the same result. */
export function isStill(
  item: MadeItem | undefined,
  source: string,
  stateOf: ReturnType<typeof stateReader>,
): item is MadeItem {
  if (item?.source !== source) return false;
  return [...item.needs].every(([need, was]) => {
    const state = stateOf(need);
    return (typeof was === 'boolean' ? state !== undefined : state) === was;
  });
}
