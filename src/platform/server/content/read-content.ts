import type { ContentFault } from './faults.ts';
import type { ContentSource, ContentKind, KindName } from './kinds.ts';
import { type MadeItems, keepItems, keyOf, knownItems } from './made-items.ts';
import { type ContentSnapshot, type SnapshotParts, type SlicedSnapshot, buildSnapshotInSlices } from './snapshot.ts';

/** Requested new text of an item; without a source it is removed. */
export interface ContentChange {
  readonly kind: KindName;
  readonly id: string;
  readonly source: string | null;
}

/** Content with changes that have not been checked yet. */
export interface ContentReading extends Pick<SnapshotParts, 'checked'> {
  /** Unchanged content; the same object as long as it is the same. */
  readonly base: Pick<SnapshotParts, 'version' | 'sources' | 'assets'>;
  readonly changes: readonly ContentChange[];
  /** Reads only the changed items and their dependencies: fast enough for each pause in typing. */
  readonly isAlone: boolean;
}

/** Result of reading changed content. */
export interface ReadContent {
  readonly faults: readonly ContentFault[];
  /** Returns changed items of kinds with rows or with programs to run, if they have no fault. */
  readonly find: ContentSnapshot['find'];
}

/** Reads content off the main thread. */
export type ReadOffThread = (reading: ContentReading) => Promise<ReadContent>;

/** Builds items of stored texts off the main thread. */
export type MakeOffThread = (
  stored: Pick<SnapshotParts, 'version' | 'sources' | 'assets'>,
  texts: readonly ContentSource[],
) => Promise<MadeItems>;

export interface ContentReaderDeps extends Pick<SnapshotParts, 'kinds' | 'hasPage'> {
  /** Faults of changes that would overwrite or remove a text that the site has promised to keep. */
  readonly protectedTextFaults?: (changes: readonly ContentChange[]) => readonly ContentFault[];
  /** Reads off the main thread; without it, everything is read on this thread. */
  readonly aside?: ReadOffThread;
}

/**
 * Longest text read on the main thread, which it blocks; a hostile text may be expensive to parse. Hardly any real text
 * is longer, so that an ordinary installation needs no second thread.
 */
export const readHereMaxLength = 16 * 1024;

/** Creates the function that reads content that may have faults. */
export function contentReader({ kinds, hasPage, protectedTextFaults = () => [], aside }: ContentReaderDeps) {
  return async (reading: ContentReading): Promise<ReadContent> => {
    if (aside !== undefined && hasLongText(reading)) return aside(reading);
    const { snapshot, faults, made } = await buildReading({ kinds, hasPage }, reading);
    if (!reading.isAlone) keepItems(kinds, unchangedOf(made, reading.changes));
    return { faults: [...faults, ...protectedTextFaults(reading.changes)], find: snapshot.find };
  };
}

/** Items besides the changed ones, which may never be stored. */
function unchangedOf(made: MadeItems, changes: readonly ContentChange[]): MadeItems {
  const isChanged = new Set(changes.map(keyOf));
  return new Map([...made].filter(([key]) => !isChanged.has(key)));
}

export function isLong({ source }: Pick<ContentChange, 'source'>): boolean {
  return (source?.length ?? 0) > readHereMaxLength;
}

function hasLongText({ base, changes, isAlone }: ContentReading): boolean {
  return changes.some(isLong) || (!isAlone && base.sources.some(isLong));
}

/** Builds the content of a reading, in slices. */
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
    before: knownItems(kinds),
    ...(checked && { checked }),
    ...(isAlone && { only: there }),
  });
}

/** The texts that a change leaves untouched. */
export function sourcesBeside(
  sources: SnapshotParts['sources'],
  changes: readonly Pick<ContentChange, 'kind' | 'id'>[],
): SnapshotParts['sources'] {
  const isChanged = new Set(changes.map(keyOf));
  return sources.filter((source) => !isChanged.has(keyOf(source)));
}

/** A built item that the requester of a reading needs, by its kind and id. */
export interface MadeValue {
  readonly key: string;
  readonly value: unknown;
}

/** Changed items that have rows or programs to run; the requester of a reading needs no others. */
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
