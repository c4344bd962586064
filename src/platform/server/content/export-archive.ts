import { Readable } from 'node:stream';
import { zipArchive } from '../files/zip-archive.ts';
import type { ExportedFile } from './export-content.ts';

/** Export as a zip archive, created while it is read: equal content gives equal bytes. */
export function contentArchive(files: readonly ExportedFile[]): Readable {
  return zipArchive(
    files.map(({ path, bytes }) => ({
      name: path,
      open: () => Readable.from(typeof bytes === 'string' ? [Buffer.from(bytes)] : bytes(), { objectMode: false }),
    })),
  );
}
