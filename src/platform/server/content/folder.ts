import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { decodeText } from '../../contract/decode-text.ts';
import { codeOf } from '../config/start-error.ts';
import { hasScript } from '../files/svg.ts';
import { fileFault } from '../files/file-fault.ts';
import { type AssetFacts, assetMaxBytes, assetTypeOf, isGenuine, isVideo } from './assets.ts';
import { type ContentFault, ContentFaults } from './faults.ts';
import { type ContentSource, type ContentKind, idPattern, kindAt } from './kinds.ts';

const textMaxBytes = 64 * 1024;
const captionsMaxBytes = 256 * 1024;
export const filesMax = 10_000;
/** Bytes of a file that suffice to detect its type. */
const headBytes = 16;
/** Highest number of faults reported, so that a wrong folder is not read completely. */
const faultsMax = 1000;
export const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export interface FolderItem extends ContentSource {
  readonly path: string;
  readonly hash: string;
}

export interface FolderAsset extends AssetFacts {
  /** Its path on this machine; a video is never in memory as a whole. */
  readonly file: string;
}

/** Contents of a content folder, with every fault that can be found without parsing the texts. */
export interface ContentFolder {
  readonly items: readonly FolderItem[];
  readonly assets: readonly FolderAsset[];
  readonly faults: readonly ContentFault[];
  /** Changes with any byte and any name. */
  readonly hash: string;
}

/** Rule for every name in a content folder, as an error message. */
export const nameFault = 'names can contain only letters, digits, dots, hyphens and underscores';

/**
 * Largest size of a text, which bounds the parsing time. Captions parse faster. Stored texts are parsed by the process
 * that answers requests.
 */
export function maxBytesOf(path: string): number {
  return path.endsWith('.vtt') ? captionsMaxBytes : textMaxBytes;
}

/** Kind or asset type of a file at this path; an error message if content has no such files. */
export function fileRule(kinds: readonly ContentKind[], path: string) {
  const found = kindAt(kinds, path);
  if (found) return { found, maxBytes: maxBytesOf(path) };
  const type = assetTypeOf(path);
  if (type === undefined) return 'is not a content file; see docs/content.md';
  return { type, maxBytes: assetMaxBytes(type) };
}

/** Reads a content folder. Names that begin with a dot, such as `.git`, are ignored. */
export async function readFolder(folder: string, kinds: readonly ContentKind[]): Promise<ContentFolder> {
  const items: FolderItem[] = [];
  const assets: FolderAsset[] = [];
  const faults: ContentFault[] = [];

  function fault(path: string, message: string): void {
    if (faults.length >= faultsMax)
      throw new ContentFaults([{ path, line: null, message: 'checking stopped here; there may be more faults' }]);
    faults.push({ path, line: null, message });
  }

  async function take(path: string): Promise<void> {
    try {
      await look(path);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      fault(path || folder, `cannot be read (${codeOf(error)})`);
    }
  }

  async function look(path: string): Promise<void> {
    // The folder itself may be a link, such as to the current version.
    const facts = await (path === '' ? stat(folder) : lstat(join(folder, path))).catch(absent);
    if (facts === undefined) return fault(folder, 'there is no such folder');
    if (facts.isDirectory()) {
      const names = (await readdir(join(folder, path))).filter((name) => !name.startsWith('.')).toSorted();
      for (const name of names) {
        if (namePattern.test(name)) await take(path === '' ? name : `${path}/${name}`);
        else fault(path === '' ? name : `${path}/${name}`, nameFault);
      }
    } else if (path === '') fault(folder, 'is no folder');
    else if (!facts.isFile()) fault(path, 'is neither a file nor a folder; links are not followed');
    else if (items.length + assets.length >= filesMax)
      throw new ContentFaults([{ path, line: null, message: `is one too many: the limit is ${filesMax} files` }]);
    else await takeFile(path, facts.size);
  }

  async function takeFile(path: string, size: number): Promise<void> {
    const rule = fileRule(kinds, path);
    if (typeof rule === 'string') return fault(path, rule);
    const { maxBytes, found, type } = rule;
    if (size > maxBytes) return fault(path, `is too large: ${size} bytes of at most ${maxBytes}`);
    if (found === undefined) return takeAsset(path, type);
    const bytes = await readFile(join(folder, path));
    const hash = hashOf(bytes);
    const { kind, id } = found;
    if (!idPattern.test(id))
      fault(path, `"${id}" is not a valid id: use lowercase letters, digits and hyphens, at most 64 characters`);
    const source = textOf(bytes);
    if (source === undefined) fault(path, `${encodingOf(bytes)}; save it as UTF-8`);
    else if (source.includes('\0')) fault(path, 'has a NUL character');
    else items.push({ kind: kind.name, id, source, path, hash });
  }

  async function takeAsset(path: string, type: string): Promise<void> {
    const file = join(folder, path);
    const hash = createHash('sha256');
    let head: Buffer = Buffer.alloc(0);
    let sizeBytes = 0;
    for await (const chunk of createReadStream(file)) {
      const bytes = chunk as Buffer;
      if (sizeBytes === 0) head = bytes.subarray(0, headBytes);
      sizeBytes += bytes.length;
      hash.update(bytes);
    }
    const isMeant = isVideo({ type }) ? isGenuine(type, head) : (await fileFault(file, extname(path))) === null;
    if (!isMeant) return fault(path, `is not ${type}, although its name says so`);
    if (path.endsWith('.svg') && hasScript(await readFile(file)))
      return fault(path, 'has a script or other active content; remove it');
    assets.push({ path, type, hash: hash.digest('hex'), sizeBytes, file });
  }

  try {
    await take('');
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    faults.push(...error.faults);
  }
  if (faults.length === 0 && items.length === 0) fault(folder, 'has no content');
  return { items, assets, faults, hash: hashOfFiles([...items, ...assets]) };
}

/** Writes content into an empty or new folder. Throws {@link ContentFaults} if it holds anything. */
export async function writeFolder(
  folder: string,
  files: Iterable<{ path: string; bytes: string | AsyncIterable<Buffer> }>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new ContentFaults([{ path: folder, line: null, message: 'is not empty; nothing was written' }]);
  }
  for (const { path, bytes } of files) {
    if (!path.split('/').every((name) => namePattern.test(name))) throw new Error(`${path} is not a content path`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** Changes with any byte and any name of the files. */
export function hashOfFiles(files: readonly { readonly path: string; readonly hash: string }[]): string {
  const lines = files.map(({ path, hash }) => `${path} ${hash}\n`);
  return hashOf(lines.toSorted().join(''));
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encoding of a text if it can be detected, by the name that editors use. */
function encodingOf(bytes: Buffer): string {
  const { encoding } = decodeText(bytes) ?? {};
  if (encoding === 'utf-16') return 'is UTF-16, not UTF-8';
  return encoding === 'windows-1252' ? 'is not UTF-8 (it looks like Windows text, ANSI)' : 'is not UTF-8';
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
