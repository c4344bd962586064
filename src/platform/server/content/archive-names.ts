import { type ZipFileEntry, ZipRefused } from '../files/zip-directory-file.ts';
import { entryFault, isFolderEntry } from '../files/zip-entry.ts';
import type { ContentFault } from './faults.ts';
import { filesMax, nameFault, namePattern } from './folder.ts';
import type { ContentKind } from './kinds.ts';

const pathMaxLength = 300;
/** Parts of a path: those of content are five, with the folder around all. */
const depthMax = 8;
const shownMaxLength = 100;
/** Folder that macOS Finder adds to every archive. */
const findersFolder = '__MACOSX';

/** A file of an archive, with its path within a content folder. */
export interface NamedEntry {
  readonly path: string;
  readonly entry: ZipFileEntry;
}

/**
 * Content files of an archive, and a fault for each entry whose name or kind is refused. Names that begin with a dot
 * are ignored, as in a folder. A single top-level folder is stripped, unless content has a folder of that name.
 */
export function namedEntries(
  entries: readonly ZipFileEntry[],
  kinds: readonly ContentKind[],
): { files: readonly NamedEntry[]; faults: readonly ContentFault[] } {
  const faults: ContentFault[] = [];
  const named: NamedEntry[] = [];
  const known = new Map<string, string>();
  const filesAt = new Set<string>();
  for (const entry of entries) {
    const isOut = isLeftOut(partsOf(entry));
    const message = faultOf(entry) ?? (isOut ? null : twice(entry));
    if (message !== null) faults.push({ path: shownName(entry), line: null, message });
    else if (!isFolderEntry(entry) && !isOut) named.push({ path: entry.name ?? '', entry });
  }
  const files = withoutTop(named, kinds);
  if (files.length > filesMax) throw new ZipRefused(`has ${files.length} files; the limit is ${filesMax}`);
  return { files, faults };

  /**
   * Fault of two names that some system treats as one, so that either could win, or of a file in the place of a folder.
   */
  function twice(entry: ZipFileEntry): string | null {
    const parts = partsOf(entry);
    for (let length = 1; length <= parts.length; length += 1) {
      const path = parts.slice(0, length).join('/');
      const folded = path.toLowerCase();
      const before = known.get(folded) ?? path;
      const isFile = length === parts.length && !isFolderEntry(entry);
      if (before !== path) return `differs from ${before} only in case`;
      if (filesAt.has(folded)) return isFile ? 'is in the archive twice' : 'is a file and a folder at once';
      if (isFile && known.has(folded)) return 'is a file and a folder at once';
      known.set(folded, path);
      if (isFile) filesAt.add(folded);
    }
    return null;
  }
}

function partsOf({ name }: ZipFileEntry): readonly string[] {
  return (name ?? '').replace(/\/$/, '').split('/');
}

function isLeftOut(parts: readonly string[]): boolean {
  return parts[0] === findersFolder || parts.some((part) => part.startsWith('.'));
}

function faultOf(entry: ZipFileEntry): string | null {
  const { name } = entry;
  if (name === null) return 'has a name that is not UTF-8';
  const parts = partsOf(entry);
  if (name.length > pathMaxLength) return `has a name that is too long: the limit is ${pathMaxLength} characters`;
  if (name.includes('\\') || /^[a-z]:/i.test(name) || parts.some((part) => ['', '.', '..'].includes(part)))
    return 'has a name that leads out of the archive';
  // Every folder of a path is compared with all others.
  if (parts.length > depthMax && !isLeftOut(parts)) return `is in too many folders: the limit is ${depthMax}`;
  const unfit = !isLeftOut(parts) && !parts.every((part) => namePattern.test(part));
  // Control characters are refused even in names that are ignored.
  return unfit || /\p{C}/u.test(name) ? nameFault : entryFault(entry);
}

/** Printable and shortened form of the name. */
function shownName({ name, nameBytes }: ZipFileEntry): string {
  const plain = (name ?? nameBytes.toString('latin1')).replaceAll(/\p{C}/gu, '�');
  return plain.length > shownMaxLength ? `${plain.slice(0, shownMaxLength)}…` : plain;
}

/** Strips the single top-level folder, which most tools add when packing a folder. */
function withoutTop(files: readonly NamedEntry[], kinds: readonly ContentKind[]): readonly NamedEntry[] {
  const [top = ''] = files[0]?.path.split('/') ?? [];
  const isOwn = kinds.some(({ path }) => path.startsWith(`${top}/`));
  if (isOwn || !files.every(({ path }) => path.startsWith(`${top}/`))) return files;
  return files.map(({ path, entry }) => ({ path: path.slice(top.length + 1), entry }));
}
