import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { ByteRange } from '../http/byte-range.ts';
import type { AssetFacts } from './assets.ts';
import { faultLine } from './faults.ts';
import { contentQueries, contentTopic } from './queries.ts';
import { fileReader } from './read-file.ts';
import { type StoredContent, partsOf, storedReader } from './read-stored.ts';
import { type ContentSnapshot, type SnapshotParts, buildSnapshot, buildSnapshotInSlices } from './snapshot.ts';

/** A commit wakes all processes on PostgreSQL; on SQLite others than its own find it so late at most. */
const pollMs = 500;

/** The content of this installation as this process knows it, at most half a second and a reading behind the database. */
export interface Content {
  current(): ContentSnapshot;
  /** Calls back with each later version; gives the function that ends it. */
  onChange(listener: (snapshot: ContentSnapshot) => void): () => void;
  /** The bytes of an asset, or a range of them; undefined if another version has taken its place. */
  readAsset(asset: AssetFacts, range?: ByteRange): Promise<Readable | undefined>;
  stop(): Promise<void>;
}

interface Deps extends Pick<SnapshotParts, 'kinds' | 'hasPage'> {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
}

/**
 * Reads the content of the database and goes on looking for changes. What was checked before it was stored can only be
 * faulty for another version of this program: at the start such an item is left out, later the version before is kept,
 * and the operator finds the faults in the log.
 */
export async function createContent({ db, log, ...parts }: Deps): Promise<Content> {
  const { getVersion } = contentQueries(db);
  const readStored = storedReader(db);
  const listeners = new Set<(snapshot: ContentSnapshot) => void>();
  let current = await readFirst();
  let seenVersion = current.version;
  let isReadable = true;
  let isStopped = false;
  let isWoken = false;
  let looking: Promise<void> | undefined;
  let timer = lookLater();
  const stopListening = db.onCommit(contentTopic, wake);

  async function readFirst(): Promise<ContentSnapshot> {
    const { snapshot, faults } = buildSnapshot(partsOf(await readStored(), parts));
    if (faults.length > 0) log.error({ faults: faults.map(faultLine) }, 'content with faults is left out');
    return snapshot;
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
      if (isReadable) log.error({ err: error }, 'content cannot be read; the version before stays');
      isReadable = false;
    }
  }

  async function take(stored: StoredContent): Promise<void> {
    seenVersion = stored.version;
    const { snapshot, faults, makeRest } = await buildSnapshotInSlices(partsOf(stored, parts));
    if (faults.length > 0) {
      log.error({ faults: faults.map(faultLine) }, 'content with faults is not taken; the version before stays');
      return;
    }
    current = snapshot;
    log.info({ version: snapshot.version }, 'content changed');
    await makeRest();
    for (const listener of listeners) listener(snapshot);
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
    },
  };
}
