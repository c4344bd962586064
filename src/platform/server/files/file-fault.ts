import { open, readFile } from 'node:fs/promises';
import { compoundFileNames } from './compound-file.ts';
import { isDrawing } from './drawing.ts';
import { type OtherContent, isPrefixedPdf, otherContent } from './other-content.ts';
import { zipEntries } from './zip-directory.ts';

/** Reason why a file is refused, with a code of the platform's failures. */
export type FileFault =
  | { readonly code: 'file-not-genuine' | 'file-with-macros' }
  | ({ readonly code: 'file-is-other' } & OtherContent);

const notGenuine = { code: 'file-not-genuine' } as const;
const withMacros = { code: 'file-with-macros' } as const;

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
  if (extension === '.svg') return isDrawing(file) ? null : notGenuine;
  // Only when a file comes, as most processes never see one.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(file))?.ext;
  if (found === 'docm' && extension === '.docx') return withMacros;
  if (extension === '.pdf' && isPrefixedPdf(file, found)) return null;
  if (found === undefined || found !== contentTypes[extension]) return otherOf(file, extension, found);
  if (extension === '.doc') return faultOfDoc(file);
  return extension === '.docx' ? faultOfDocx(file) : null;
}

function otherOf(file: Buffer, extension: string, found: string | undefined): FileFault {
  const other = otherContent(file, extension, found);
  return other ? { code: 'file-is-other', ...other } : notGenuine;
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
  if (!names.includes('WordDocument')) return notGenuine;
  return names.some((name) => /^(macros|_?vba)/i.test(name)) ? withMacros : null;
}

/** Macros are a part of their own; it may have any name, but not without its content type. */
function faultOfDocx(file: Buffer): FileFault | null {
  try {
    const entries = zipEntries(file);
    const types = entries.find(({ name }) => name === '[Content_Types].xml')?.read(contentTypesMaxBytes);
    // No program writes these names with character references; with them they could hide anything.
    if (!types || types.includes('&#')) return notGenuine;
    const told = [types.toString('latin1'), ...entries.map(({ name }) => name)];
    return told.some((text) => /vbaproject|macroenabled/i.test(text)) ? withMacros : null;
  } catch {
    // What is broken where a program would look is no document.
    return notGenuine;
  }
}
