import { open, readFile } from 'node:fs/promises';
import { compoundFileNames } from './compound-file.ts';
import { isDrawing } from './drawing.ts';
import { zipEntries } from './zip-directory.ts';

/** Why a file is not taken; each is a code of the platform's failures. */
export type FileFault = 'file-not-genuine' | 'file-with-macros';

/** What the content of a file with this extension looks like to `file-type`; `.doc` is a compound file (CFB). */
const contentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.doc': 'cfb',
  '.zip': 'zip',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.gif': 'gif',
  '.webp': 'webp',
  '.avif': 'avif',
};
/** As much of an archive as says that it is one: it may be large, and who opens it looks at the rest. */
const archiveHeadBytes = 64 * 1024;
const contentTypesMaxBytes = 1024 * 1024;

/** Null if the bytes of the file at `path` are what its extension promises, without programs inside. It is read whole, but for archives. */
export async function fileFault(path: string, extension: string): Promise<FileFault | null> {
  const file = extension === '.zip' ? await headOf(path) : await readFile(path);
  if (extension === '.svg') return isDrawing(file) ? null : 'file-not-genuine';
  // Only when a file comes, as most processes never see one.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(file))?.ext;
  if (found === 'docm' && extension === '.docx') return 'file-with-macros';
  if (found === undefined || found !== contentTypes[extension]) return 'file-not-genuine';
  if (extension === '.doc') return faultOfDoc(file);
  return extension === '.docx' ? faultOfDocx(file) : null;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(archiveHeadBytes), 0, archiveHeadBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A compound file may be anything; Word's has the text in a stream of this name, and macros in a folder of that. */
function faultOfDoc(file: Buffer): FileFault | null {
  const names = compoundFileNames(file);
  if (!names.includes('WordDocument')) return 'file-not-genuine';
  return names.some((name) => /^(macros|_?vba)/i.test(name)) ? 'file-with-macros' : null;
}

/** Macros are a part of their own; it may have any name, but not without its content type. */
function faultOfDocx(file: Buffer): FileFault | null {
  try {
    const entries = zipEntries(file);
    const types = entries.find(({ name }) => name === '[Content_Types].xml')?.read(contentTypesMaxBytes);
    // No program writes these names with character references; with them they could hide anything.
    if (!types || types.includes('&#')) return 'file-not-genuine';
    const told = [types.toString('latin1'), ...entries.map(({ name }) => name)];
    return told.some((text) => /vbaproject|macroenabled/i.test(text)) ? 'file-with-macros' : null;
  } catch {
    // What is broken where a program would look is no document.
    return 'file-not-genuine';
  }
}
