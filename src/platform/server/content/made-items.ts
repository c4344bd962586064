import type { AssetFacts } from './assets.ts';
import type { ContentFault } from './faults.ts';
import type { ContentSource, ContentTypes, KindName } from './kinds.ts';

/** An address of this site that a text leads to, and what is said where no page has it. */
export interface ContentLink extends ContentFault {
  readonly address: string;
}

/** What was made of a text, with all that it depends on: as long as that stays, it need not be made again. Can be handed to another thread. */
export interface MadeItem extends ContentSource {
  readonly rank: number;
  readonly value: ContentTypes[KindName];
  readonly links: readonly ContentLink[];
  /** Other texts and files that were looked at, each as {@link stateReader} gave it; of a text that only has to be there, whether it is. */
  readonly needs: ReadonlyMap<string, Need>;
}

export type Need = string | boolean | undefined;

/** By their keys. */
export type MadeItems = ReadonlyMap<string, MadeItem>;

export function keyOf({ kind, id }: Pick<ContentSource, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

interface Stored {
  readonly sources: readonly ContentSource[];
  readonly assets: readonly AssetFacts[];
}

/** Gives a function that tells of a text by its key, and of a file by its path, what changes with it; undefined where there is none. */
export function stateReader({ sources, assets }: Stored): (need: string) => string | undefined {
  const states = new Map(sources.map((source) => [keyOf(source), source.source]));
  // No key is a path: it has a space in it.
  for (const { path, hash } of assets) states.set(path, hash);
  return (need) => states.get(need);
}

/** Whether making an item of this text anew would give the same. */
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
