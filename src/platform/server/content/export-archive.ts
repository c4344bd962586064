import { Readable } from 'node:stream';
import { zipArchive } from '../files/zip-archive.ts';
import type { ExportedFile } from './export-content.ts';

/** What an export has, as a zip archive that is made while it is read: the same content is the same bytes. */
export function contentArchive(files: readonly ExportedFile[]): Readable {
  return zipArchive(
    files.map(({ path, bytes }) => ({
      name: path,
      open: () => Readable.from(typeof bytes === 'string' ? [Buffer.from(bytes)] : bytes(), { objectMode: false }),
    })),
  );
}
