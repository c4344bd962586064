import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { ByteRange } from '../http/byte-range.ts';
import type { AssetFacts } from './assets.ts';
import { type ContentFault, faultLine } from './faults.ts';
import { contentQueries, contentTopic } from './queries.ts';
import type { ContentSource } from './kinds.ts';
import { type MadeItems, isStill, keepItems, keyOf, knownItems, stateReader } from './made-items.ts';
import { type MakeOffThread, isLong } from './read-content.ts';
import { fileReader } from './read-file.ts';
import { type StoredContent, partsOf, storedReader } from './read-stored.ts';
import {
  type ContentSnapshot,
  type SlicedSnapshot,
  type SnapshotParts,
  buildSnapshot,
  buildSnapshotInSlices,
} from './snapshot.ts';

/**
 * Polling interval. A commit wakes all processes on PostgreSQL; on SQLite, other processes notice it after at most this
 * time.
 */
const pollMs = 500;

/** This process's view of the installation's content, at most half a second and one read behind the database. */
export interface Content {
  current(): ContentSnapshot;
  /** Calls back with later versions, unless the next one comes first; returns the function that unsubscribes. */
  onChange(listener: (snapshot: ContentSnapshot) => void): () => void;
  /** The bytes of an asset, or a range of them; undefined if it has been replaced. */
  readAsset(asset: AssetFacts, range?: ByteRange): Promise<Readable | undefined>;
  stop(): Promise<void>;
}

interface Deps extends Pick<SnapshotParts, 'kinds' | 'hasPage'> {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** Builds items of long texts off the main thread; if missing, they are built here. */
  readonly makeOffThread?: MakeOffThread;
}

/**
 * Reads the content of the database and watches for changes. Content was checked when it was stored, so a fault means
 * another version of this program. At the start a faulty item is left out; later the previous version stays, with the
 * faults in the log.
 */
export async function createContent({ db, log, makeOffThread, ...parts }: Deps): Promise<Content> {
  const { getVersion } = contentQueries(db);
  const readStored = storedReader(db);
  const listeners = new Set<(snapshot: ContentSnapshot) => void>();
  let current = await readFirst();
  let seenVersion = current.version;
  let isReadable = true;
  let isStopped = false;
  let isWoken = false;
  let looking: Promise<void> | undefined;
  let settling: Promise<void> | undefined;
  let timer = lookLater();
  const stopListening = db.onCommit(contentTopic, wake);

  async function readFirst(): Promise<ContentSnapshot> {
    const stored = partsOf(await readStored(), parts);
    const built = buildSnapshot({ ...stored, before: knownItems(parts.kinds) });
    // Nobody waits yet; later, the first lookup would block everybody.
    for (const { kind, id } of stored.sources.filter(isLong)) built.snapshot.find(kind, id);
    tellOfLeftOut(built.faults);
    keepItems(parts.kinds, built.made);
    return built.snapshot;
  }

  function wake(): void {
    isWoken = !isStopped;
    looking ??= lookOn();
  }

  async function lookOn(): Promise<void> {
    clearTimeout(timer);
    while (isWoken) {
      isWoken = false;
      await look();
    }
    looking = undefined;
    if (!isStopped) timer = lookLater();
  }

  async function look(): Promise<void> {
    try {
      if ((await getVersion.first({}))?.version !== seenVersion) await take(await readStored());
      isReadable = true;
    } catch (error) {
      if (isReadable) log.error({ err: error }, 'content cannot be read; keeping the previous version');
      isReadable = false;
    }
  }

  async function take(stored: StoredContent): Promise<void> {
    seenVersion = stored.version;
    const own = partsOf(stored, parts);
    const aside = await madeAside(own);
    if (isStopped) return;
    const before = new Map([...knownItems(parts.kinds), ...aside]);
    const built = await buildSnapshotInSlices({ ...own, before });
    const { snapshot, faults } = built;
    if (faults.length > 0) {
      log.error({ faults: faults.map(faultLine) }, 'content has faults; keeping the previous version');
      return;
    }
    current = snapshot;
    log.info({ version: snapshot.version }, 'content changed');
    settling = settle(built).catch((err: unknown) => log.error({ err }, 'the rest of changed content cannot be built'));
  }

  /** Builds what is left of a version and reports it, unless the next one comes first: that is served without delay. */
  async function settle({ snapshot, faults, made, makeRest }: SlicedSnapshot): Promise<void> {
    const isLatest = () => current === snapshot && !isStopped;
    await makeRest(isLatest);
    if (!isLatest()) return;
    // Without those of earlier versions, which may be gone for good.
    keepItems(parts.kinds, made, new Map());
    tellOfLeftOut(faults);
    for (const listener of listeners) listener(snapshot);
  }

  function tellOfLeftOut(faults: readonly ContentFault[]): void {
    if (faults.length > 0) log.error({ faults: faults.map(faultLine) }, 'leaving out content with faults');
  }

  /** Items built off the main thread from new long texts. */
  async function madeAside(stored: SnapshotParts): Promise<MadeItems> {
    const stateOf = stateReader(stored);
    const before = knownItems(parts.kinds);
    const isNew = (own: ContentSource) => !isStill(before.get(keyOf(own)), own.source, stateOf);
    const long = stored.sources.filter((own) => isLong(own) && isNew(own));
    if (long.length === 0 || !makeOffThread) return new Map();
    try {
      return await makeOffThread(stored, long);
    } catch (err) {
      if (!isStopped) log.warn({ err }, 'long texts of changed content are read where others wait');
      return new Map();
    }
  }

  function lookLater(): NodeJS.Timeout {
    return setTimeout(wake, pollMs);
  }

  return {
    current: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readAsset: fileReader(db),
    async stop() {
      isStopped = true;
      isWoken = false;
      stopListening();
      clearTimeout(timer);
      await looking;
      await settling;
    },
  };
}
