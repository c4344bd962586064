import type { Row, Snapshot } from '../db/snapshot.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { FileColumn } from '../storage/storage.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { type Manifest, filePart, manifestName, rowsPart, secretName } from './manifest.ts';
import type { Progress } from './progress.ts';

/** Number of bytes of rows in one part. They are buffered first, because a part's size must be known. */
const rowsPartBytes = 1024 * 1024;

export interface BackupSources {
  readonly snapshot: Snapshot;
  readonly files: FileStore;
  /** Columns that name files. */
  readonly fileColumns: readonly FileColumn[];
  readonly secret: string;
  readonly version: string;
  readonly now: () => number;
  readonly progress: Progress;
}

/**
 * Writes rows, files and secret into an archive at `path` in constant memory; returns its manifest. Rows are of one
 * moment, with the files that they name; the manifest lists files removed since.
 */
export async function writeBackup(path: string, sources: BackupSources): Promise<Manifest> {
  const { snapshot, version, now } = sources;
  const { engine, migrations, sequences } = snapshot;
  const manifest: Manifest = {
    format: 1,
    version,
    createdAt: now(),
    engine,
    migrations: [...migrations],
    sequences,
    tables: {},
    files: { count: 0, bytes: 0 },
    missingFiles: [],
    parts: {},
  };
  await writeArchive(path, async (archive) => {
    const keys = await addRows(archive, sources, manifest);
    await addBytes(archive, manifest, secretName, Buffer.from(`${sources.secret}\n`));
    await addFiles(archive, sources, manifest, keys);
    const last = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await archive.add(manifestName, last.length, once(last));
  });
  return manifest;
}

/** Adds the rows; returns the keys of the files that they name. */
async function addRows(
  archive: ArchiveWriter,
  { snapshot, fileColumns, progress }: BackupSources,
  manifest: Manifest,
): Promise<string[]> {
  const keys: string[] = [];
  const counts = await countRows(snapshot);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of snapshot.tables) {
    const named = fileColumns.filter((column) => column.table === table);
    const parts = partsOf(archive, manifest, table);
    for await (const rows of snapshot.rows(table)) {
      for (const { keyColumn } of named)
        keys.push(...rows.map((row) => row[keyColumn]).filter((key) => typeof key === 'string'));
      await parts.add(rows);
      progress('rows', (done += rows.length), total);
    }
    manifest.tables[table] = await parts.end();
  }
  return keys;
}

async function countRows(snapshot: Snapshot): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of snapshot.tables) counts[table] = await snapshot.count(table);
  return counts;
}

/** Buffers the rows of one table as lines of JSON until they fill a part. */
function partsOf(archive: ArchiveWriter, manifest: Manifest, table: string) {
  let lines: string[] = [];
  let characters = 0;
  let number = 0;
  let count = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    await addBytes(archive, manifest, rowsPart(table, (number += 1)), Buffer.from(lines.join('')));
    lines = [];
    characters = 0;
  };
  return {
    async add(rows: readonly Row[]): Promise<void> {
      for (const row of rows) {
        const line = `${JSON.stringify(row, plainOnly)}\n`;
        lines.push(line);
        characters += line.length;
        count += 1;
        if (characters >= rowsPartBytes) await flush();
      }
    },
    async end(): Promise<number> {
      await flush();
      return count;
    },
  };
}

/** JSON replacer that throws for bytes and other values that no engine could restore. */
function plainOnly(column: string, value: unknown): unknown {
  if (column !== '' && typeof value === 'object' && value !== null)
    throw new Error(`a backup has no word for what ${column} holds`);
  return value;
}

async function addFiles(
  archive: ArchiveWriter,
  { files, progress }: BackupSources,
  manifest: Manifest,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const file = await files.read(key);
    if (file) {
      manifest.parts[filePart(key)] = await archive.add(filePart(key), file.sizeBytes, file.stream);
      manifest.files.count += 1;
      manifest.files.bytes += file.sizeBytes;
    } else manifest.missingFiles.push(key);
    progress('files', manifest.files.count + manifest.missingFiles.length, keys.length);
  }
}

async function addBytes(archive: ArchiveWriter, { parts }: Manifest, name: string, content: Buffer): Promise<void> {
  parts[name] = await archive.add(name, content.length, once(content));
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
