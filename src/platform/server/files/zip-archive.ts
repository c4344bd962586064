import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive. It is opened when its turn has come, and closed when nobody reads any more. */
export interface ZipPart {
  readonly name: string;
  readonly open: () => Readable | Promise<Readable>;
}

/** Each file is an ordinary one of the first day that an archive can name: the same content is the same archive at any time. */
const facts = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

/** A zip archive that is made while it is read. A part that fails breaks it off. */
export function zipArchive(parts: readonly ZipPart[]): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  let opened: Readable | null = null;
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.on('error', fail);
  output.once('close', () => opened?.destroy());
  const begin = async ({ open }: ZipPart): Promise<Readable> => {
    opened = await open();
    // Nobody reads any more.
    if (output.destroyed) opened.destroy();
    return opened.once('error', fail);
  };
  for (const part of parts) {
    archive.addReadStreamLazy(part.name, facts, (take) => {
      begin(part).then((stream) => take(null, stream), fail);
    });
  }
  archive.end();
  return output;
}
