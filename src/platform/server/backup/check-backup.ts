import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { isFileKey } from '../storage/file-store.ts';
import { type ArchivePart, readArchive } from './archive-reader.ts';
import { Manifest, describePart, manifestName } from './manifest.ts';
import type { Progress } from './progress.ts';

/** Maximum size of a part of rows, far above 1 MiB and the largest row. */
const rowsPartMaxBytes = 64 * 1024 * 1024;

/** File that is not a backup, or incomplete or modified; the message says which. */
export class DamagedBackupError extends Error {}

/** Reads a whole backup and returns its manifest. Throws {@link DamagedBackupError} if anything was modified. */
export async function checkBackup(path: string, progress: Progress): Promise<Manifest> {
  try {
    return await checkParts(path, progress);
  } catch (error) {
    // `ENOENT`, `EIO` … come from system calls; other errors are about the content.
    if (error instanceof DamagedBackupError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new DamagedBackupError(error instanceof Error ? error.message : String(error));
  }
}

async function checkParts(path: string, progress: Progress): Promise<Manifest> {
  const { size } = await stat(path);
  const found: Record<string, string> = {};
  let manifest: Manifest | undefined;
  for await (const part of readArchive(path, (bytes) => progress('bytes checked', bytes, size))) {
    if (manifest) throw new DamagedBackupError(`${part.name} comes after the end`);
    if (part.name === manifestName) manifest = await readManifest(part);
    else {
      requirePart(part);
      if (part.name in found) throw new DamagedBackupError(`${part.name} is there twice`);
      found[part.name] = await hashOf(part);
    }
  }
  if (!manifest) throw new DamagedBackupError('its end is missing');
  for (const name of new Set([...Object.keys(found), ...Object.keys(manifest.parts)])) {
    if (found[name] !== manifest.parts[name]) throw new DamagedBackupError(`${name} has been changed`);
  }
  return manifest;
}

function requirePart({ name, bytes }: ArchivePart): void {
  const what = describePart(name);
  const isPart = what?.kind === 'file' ? isFileKey(what.key) : what !== null && bytes <= rowsPartMaxBytes;
  if (!isPart) throw new DamagedBackupError(`${name} is not part of a backup`);
}

async function readManifest({ content }: ArchivePart): Promise<Manifest> {
  const parsed = Manifest.safeParse(await json(content));
  if (!parsed.success) throw new DamagedBackupError('this version of Opvir cannot read its manifest');
  return parsed.data;
}

async function hashOf({ content }: ArchivePart): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
