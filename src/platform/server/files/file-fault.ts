import { open, readFile } from 'node:fs/promises';
import { compoundFileNames } from './compound-file.ts';
import { isSvg } from './svg.ts';
import { type OtherContent, isPrefixedPdf, otherContent } from './other-content.ts';
import { zipEntries } from './zip-directory.ts';

/** Reason why a file is refused, as an error code of the platform. */
export type FileFault =
  | { readonly code: 'file-not-genuine' | 'file-with-macros' }
  | ({ readonly code: 'file-is-other' } & OtherContent);

const notGenuine = { code: 'file-not-genuine' } as const;
const withMacros = { code: 'file-with-macros' } as const;

/** Type that `file-type` detects for a genuine file of this extension; `.doc` is a compound file (CFB). */
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
/** Bytes that identify an archive: it may be large, and the code that unpacks it checks the rest. */
const archiveHeadBytes = 64 * 1024;
const contentTypesMaxBytes = 1024 * 1024;

/**
 * Returns null if the content of the file at `path` matches its extension and contains no macros. Reads it completely,
 * except for archives.
 */
export async function fileFault(path: string, extension: string): Promise<FileFault | null> {
  const file = extension === '.zip' ? await headOf(path) : await readFile(path);
  if (extension === '.svg') return isSvg(file) ? null : notGenuine;
  // Imported only when a file arrives, which most processes never see.
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

/**
 * Checks a compound file, which may be anything: Word's text is in a stream of this name, and macros are in a folder of
 * that name.
 */
function faultOfDoc(file: Buffer): FileFault | null {
  const names = compoundFileNames(file);
  if (!names.includes('WordDocument')) return notGenuine;
  return names.some((name) => /^(macros|_?vba)/i.test(name)) ? withMacros : null;
}

/** Checks for macros, which are a part of their own: it may have any name, but needs its content type. */
function faultOfDocx(file: Buffer): FileFault | null {
  try {
    const entries = zipEntries(file);
    const types = entries.find(({ name }) => name === '[Content_Types].xml')?.read(contentTypesMaxBytes);
    // No program writes these names with character references, which could hide anything.
    if (!types || types.includes('&#')) return notGenuine;
    const told = [types.toString('latin1'), ...entries.map(({ name }) => name)];
    return told.some((text) => /vbaproject|macroenabled/i.test(text)) ? withMacros : null;
  } catch {
    // A file that is broken where programs read it is not a document.
    return notGenuine;
  }
}
