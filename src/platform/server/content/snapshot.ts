import { hash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type AssetFacts, assetAddress, assetPath, isVideo } from './assets.ts';
import type { ContentFault } from './faults.ts';
import {
  type ContentFile,
  type ContentKind,
  type ContentSource,
  type ContentTypes,
  type KindName,
  type Place,
  pathOf,
} from './kinds.ts';
import {
  type ContentLink,
  type MadeItem,
  type MadeItems,
  type Need,
  isStill,
  keyOf,
  stateReader,
} from './made-items.ts';
import { type OpenedFile, faultsMax, openFile } from './open-file.ts';
import { checkShape } from './shape-faults.ts';

/** All content of one version. Lookups are synchronous, and returned values never change. */
export interface ContentSnapshot {
  /** Grows with each change of the database's content. */
  readonly version: number;
  /** Hash of all texts and files, equal to that of a folder with the same content; '' if it is not needed. */
  readonly hash: string;
  /** In the kind's order. Builds all items of a lazy kind; page visits use `find` instead. */
  readonly list: <Name extends KindName>(kind: Name) => readonly ContentTypes[Name][];
  readonly find: <Name extends KindName>(kind: Name, id: string) => ContentTypes[Name] | undefined;
  /** The ids of all items of a kind, built or not. */
  readonly ids: (kind: KindName) => readonly string[];
  /** The parsed file of an item, without building it; undefined if there is none. */
  readonly open: (kind: KindName, id: string) => OpenedFile | undefined;
  /** By their path in the content folder. */
  readonly assets: ReadonlyMap<string, AssetFacts>;
}

export interface SnapshotParts {
  readonly version: number;
  readonly hash?: string;
  readonly kinds: readonly ContentKind[];
  readonly sources: readonly ContentSource[];
  readonly assets: readonly AssetFacts[];
  /** Returns whether a page of this site has the address. */
  readonly hasPage: (address: string, snapshot: ContentSnapshot) => boolean;
  /**
   * `stored`: checked when it was stored, by this or another version of the program; items of lazy kinds are built at
   * their first lookup. `faultless`: this same program found no fault, so items of every kind are.
   */
  readonly checked?: 'stored' | 'faultless';
  /** Builds and checks only these items and their dependencies; all others at their lookup. */
  readonly only?: readonly Pick<ContentSource, 'kind' | 'id'>[];
  /** Items of an earlier version or from another thread: unchanged ones are not built again. */
  readonly before?: MadeItems;
}

/** `faults` and `made` cover what has been built so far, and grow with lookups. */
export interface BuiltSnapshot {
  readonly snapshot: ContentSnapshot;
  readonly faults: readonly ContentFault[];
  readonly made: MadeItems;
}

const versionLength = 16;

/** Builds an item; undefined if it has a fault. */
type Make = () => MadeItem | undefined;

/** An item that is being built. */
interface Unmade extends ContentSource {
  readonly links: ContentLink[];
  readonly needs: Map<string, Need>;
}

/** Longest time to block other work. */
const sliceMs = 10;

/** Builds all content. An item with a fault is left out, and the fault is reported. */
export function buildSnapshot(parts: SnapshotParts): BuiltSnapshot {
  const { steps, end } = beginSnapshot(parts);
  for (const step of steps) step();
  return end();
}

export interface SlicedSnapshot extends BuiltSnapshot {
  /**
   * Builds the items of lazy kinds too, in slices, as long as they are wanted. Finding the pages affected by a change
   * needs all of them at once, which would block the process.
   */
  readonly makeRest: (isWanted: () => boolean) => Promise<void>;
}

/** The same, in a process that serves requests meanwhile. */
export async function buildSnapshotInSlices(parts: SnapshotParts): Promise<SlicedSnapshot> {
  const { steps, lateSteps, end, forgetBefore } = beginSnapshot(parts);
  await inSlices(steps);
  return {
    ...end(),
    async makeRest(isWanted) {
      await inSlices(lateSteps, isWanted);
      forgetBefore();
    },
  };
}

async function inSlices(steps: readonly (() => void)[], isWanted = () => true): Promise<void> {
  let begun = performance.now();
  for (const step of steps) {
    if (!isWanted()) return;
    step();
    if (performance.now() - begun < sliceMs) continue;
    await othersTurn();
    begun = performance.now();
  }
}

interface Begun {
  /** Steps that build the snapshot, item by item; then those for items that are otherwise built at their lookup. */
  readonly steps: readonly (() => void)[];
  readonly lateSteps: readonly (() => void)[];
  /** Returns the snapshot after the first steps. */
  readonly end: () => BuiltSnapshot;
  /** Forgets items of an earlier version: later items are built again. */
  readonly forgetBefore: () => void;
}

function beginSnapshot(parts: SnapshotParts): Begun {
  const { version, hash: wholeHash = '', kinds, sources, hasPage } = parts;
  let before = parts.before;
  const assets = new Map(parts.assets.map((asset) => [asset.path, asset]));
  const items = new Map<KindName, ReadonlyMap<string, Make>>();
  const stateOf = stateReader(parts);
  const madeItems = new Map<string, MadeItem>();
  const lists = new Map<KindName, () => readonly ContentTypes[KindName][]>();
  const snapshot: ContentSnapshot = {
    version,
    hash: wholeHash,
    assets,
    ids: (kind) => [...(items.get(kind)?.keys() ?? [])],
    open(name, id) {
      const kind = kinds.find((each) => each.name === name);
      const source = stateOf(keyOf({ kind: name, id }));
      return kind && source !== undefined ? openFile(pathOf(kind, id), source) : undefined;
    },
    // Each kind's own `make` has built the items under its name.
    list: <Name extends KindName>(kind: Name) => (lists.get(kind)?.() ?? []) as readonly ContentTypes[Name][],
    find: <Name extends KindName>(kind: Name, id: string) =>
      items.get(kind)?.get(id)?.()?.value as ContentTypes[Name] | undefined,
  };
  const faults: ContentFault[] = [];
  const links: ContentLink[] = [];
  const steps: (() => void)[] = [];
  const lateSteps: (() => void)[] = [];

  for (const kind of kinds) {
    const own = sources.filter((each) => each.kind === kind.name);
    const makes = new Map(own.map((source) => [source.id, once(() => makeItem(kind, source))]));
    const inOrder = once(() => sorted(makes));
    items.set(kind.name, makes);
    lists.set(
      kind.name,
      once(() => inOrder().map(({ value }) => value)),
    );
    if (isMadeLate(kind)) {
      if (parts.only === undefined && parts.checked === 'stored') lateSteps.push(...makes.values());
      continue;
    }
    steps.push(...makes.values());
    steps.push(() => {
      for (const { id } of inOrder().slice(kind.max ?? own.length))
        faults.push({ path: pathOf(kind, id), line: null, message: `is one too many: the limit is ${kind.max}` });
    });
  }
  for (const { kind, id } of parts.only ?? []) steps.push(() => void items.get(kind)?.get(id)?.());
  return { steps, lateSteps, end, forgetBefore: () => void (before = undefined) };

  function end(): BuiltSnapshot {
    const dead = links.filter(({ address }) => !hasPage(address, snapshot));
    faults.push(...dead.map(({ path, line, message }) => ({ path, line, message })));
    return { snapshot, faults, made: madeItems };
  }

  function isMadeLate({ isLazy = false }: ContentKind): boolean {
    return parts.only !== undefined || parts.checked === 'faultless' || (parts.checked === 'stored' && isLazy);
  }

  function makeItem(kind: ContentKind, own: ContentSource): MadeItem | undefined {
    const known = before?.get(keyOf(own));
    const item = isStill(known, own.source, stateOf) ? madeBefore(known, own) : makeAnew(kind, own);
    if (item !== undefined) madeItems.set(keyOf(own), item);
    return item;
  }

  function madeBefore(known: MadeItem, { source }: ContentSource): MadeItem {
    links.push(...known.links);
    // With this version's text, so that the previous version can be freed.
    return { ...known, source };
  }

  function makeAnew(kind: ContentKind, own: ContentSource): MadeItem | undefined {
    const path = pathOf(kind, own.id);
    const opened = openFile(path, own.source);
    const faultsBefore = faults.length;
    faults.push(...opened.faults.map((fault) => ({ path, ...fault })));
    if (faults.length > faultsBefore) return undefined;
    const { data, faults: wrong } = checkShape(kind.shape, opened.data);
    faults.push(
      ...wrong.slice(0, faultsMax).map(({ at, isKey, message }) => ({ path, line: opened.lineOf(at, isKey), message })),
    );
    if (faults.length > faultsBefore) return undefined;
    const unmade: Unmade = { ...own, links: [], needs: new Map() };
    const value = kind.make(fileOf(kind, unmade, opened, data));
    links.push(...unmade.links);
    return faults.length > faultsBefore ? undefined : { ...unmade, rank: kind.rank(data), value };
  }

  function fileOf(
    kind: ContentKind,
    { id, source, needs, links: ownLinks }: Unmade,
    opened: OpenedFile,
    front: unknown,
  ): ContentFile<unknown> {
    const path = pathOf(kind, id);
    const lineAt = (at: Place) => (typeof at === 'number' ? opened.bodyLine(at) : opened.lineOf(at));
    const fault = (at: Place, message: string) => void faults.push({ path, line: lineAt(at), message });
    // Depending on an item's existence is weaker than on its text and must not replace it.
    const need = (key: string, state: Need) => {
      if (typeof state !== 'boolean' || !needs.has(key)) needs.set(key, state);
    };
    const refer = (kind: KindName, other: string, at: Place, otherwise = `there is no ${kind} ${other}`) => {
      const key = keyOf({ kind, id: other });
      const isThere = stateOf(key) !== undefined;
      need(key, isThere);
      // An existing item with a fault reports that itself.
      if (!isThere) fault(at, otherwise);
    };
    const assetAt = (name: string, at: Place) => {
      const assetsPath = assetPath(path, name) ?? '';
      need(assetsPath, stateOf(assetsPath));
      const asset = assets.get(assetsPath);
      if (asset === undefined) fault(at, `there is no file ${name} beside it`);
      return asset;
    };
    return {
      id,
      front,
      version: hash('sha256', source).slice(0, versionLength),
      body: opened.body,
      nodeAt: opened.nodeAt,
      fault,
      refer,
      find(kind, other, at) {
        refer(kind, other, at);
        const found = snapshot.find(kind, other);
        const key = keyOf({ kind, id: other });
        // Its dependencies are also this item's; a faulty item may be fixed by any change.
        for (const [itsNeed, state] of madeItems.get(key)?.needs ?? []) need(itsNeed, state);
        need(key, found && stateOf(key));
        return found;
      },
      asset(name, at) {
        const asset = assetAt(name, at);
        if (asset && isVideo(asset)) fault(at, `${name} is not an image`);
        return asset === undefined ? '' : assetAddress(asset);
      },
      video(name, at) {
        const asset = assetAt(name, at);
        if (asset && !isVideo(asset)) fault(at, `${name} is not a video; use mp4 or webm`);
        return asset;
      },
      link: (address, at) =>
        void ownLinks.push({ path, line: lineAt(at), message: `no page has the address ${address}`, address }),
    };
  }
}

function sorted(makes: ReadonlyMap<string, Make>): MadeItem[] {
  return [...makes.values()]
    .flatMap((make) => make() ?? [])
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
}

function once<Value>(make: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}
