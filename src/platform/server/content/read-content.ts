import type { ContentFault } from './faults.ts';
import type { ContentSource, ContentKind, KindName } from './kinds.ts';
import { type MadeItems, keyOf } from './made-items.ts';
import { type ContentSnapshot, type SnapshotParts, type SlicedSnapshot, buildSnapshotInSlices } from './snapshot.ts';

/** One item as somebody wants it to be; without a source it goes. */
export interface ContentChange {
  readonly kind: KindName;
  readonly id: string;
  readonly source: string | null;
}

/** Content as it would be, of which nobody knows yet whether it can be read. */
export interface ContentReading extends Pick<SnapshotParts, 'checked'> {
  /** What stands beside the changes: the same object for as long as it is the same. */
  readonly base: Pick<SnapshotParts, 'version' | 'sources' | 'assets'>;
  readonly changes: readonly ContentChange[];
  /** Reads the changed items alone, and what they need: quick enough for each pause in typing. */
  readonly isAlone: boolean;
}

/** What came of it. */
export interface ReadContent {
  readonly faults: readonly ContentFault[];
  /** Gives changed items of the kinds that have rows or are run, if they have no fault. */
  readonly find: ContentSnapshot['find'];
}

/** Reads content where nobody waits for an answer of this process. */
export type ReadAside = (reading: ContentReading) => Promise<ReadContent>;

/** Makes items of texts that are stored, in the same place. */
export type MakeAside = (
  stored: Pick<SnapshotParts, 'version' | 'sources' | 'assets'>,
  texts: readonly ContentSource[],
) => Promise<MadeItems>;

export interface ContentReaderDeps extends Pick<SnapshotParts, 'kinds' | 'hasPage'> {
  /** What a change would break that the site has promised to keep. */
  readonly fixedFaults?: (changes: readonly ContentChange[]) => readonly ContentFault[];
  /** Without it, everything is read here. */
  readonly aside?: ReadAside;
}

/**
 * A text that is longer is read aside: while it is read nobody else is answered, and it may be written to cost time. Longer is hardly any
 * that people write, so that an ordinary installation needs no thread for it.
 */
export const readHereMaxLength = 16 * 1024;

/** Gives the one function that reads content that may have faults. */
export function contentReader({ kinds, hasPage, fixedFaults = () => [], aside }: ContentReaderDeps) {
  return async (reading: ContentReading): Promise<ReadContent> => {
    if (aside !== undefined && hasLongText(reading)) return aside(reading);
    const { snapshot, faults } = await buildReading({ kinds, hasPage }, reading);
    return { faults: [...faults, ...fixedFaults(reading.changes)], find: snapshot.find };
  };
}

export function isLong({ source }: Pick<ContentChange, 'source'>): boolean {
  return (source?.length ?? 0) > readHereMaxLength;
}

function hasLongText({ base, changes, isAlone }: ContentReading): boolean {
  return changes.some(isLong) || (!isAlone && base.sources.some(isLong));
}

/** Makes what is read of it, in slices. */
export function buildReading(
  { kinds, hasPage }: Pick<SnapshotParts, 'kinds' | 'hasPage'>,
  { base, changes, isAlone, checked }: ContentReading,
): Promise<SlicedSnapshot> {
  const there = changes.flatMap(({ kind, id, source }) =>
    source === null || !kinds.some(({ name }) => name === kind) ? [] : [{ kind, id, source }],
  );
  return buildSnapshotInSlices({
    kinds,
    hasPage,
    version: base.version,
    assets: base.assets,
    sources: [...sourcesBeside(base.sources, changes), ...there],
    ...(checked && { checked }),
    ...(isAlone && { only: there }),
  });
}

/** The texts that a change leaves as they are. */
export function sourcesBeside(
  sources: SnapshotParts['sources'],
  changes: readonly Pick<ContentChange, 'kind' | 'id'>[],
): SnapshotParts['sources'] {
  const isChanged = new Set(changes.map(keyOf));
  return sources.filter((source) => !isChanged.has(keyOf(source)));
}

/** An item that whoever asked for the reading needs itself, by its kind and id. */
export interface MadeValue {
  readonly key: string;
  readonly value: unknown;
}

/** Of what was changed, the items that have rows or are run: whoever asked for the reading needs no others. */
export function madeValues(
  kinds: readonly ContentKind[],
  changes: readonly ContentChange[],
  find: ContentSnapshot['find'],
): MadeValue[] {
  return changes
    .filter(({ kind: name }) =>
      kinds.some((kind) => kind.name === name && (kind.rows !== undefined || kind.isRun === true)),
    )
    .map(({ kind, id }) => ({ key: keyOf({ kind, id }), value: find(kind, id) }));
}
