import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { type ZipEntry, zipEntries } from '../../../../platform/server/files/zip-directory.ts';
import type { hiddenReasons } from '../../hand-in-contract.ts';

const listedMax = 500;
/** Maximum size of a text that is shown; teachers open longer ones in a program of their own. */
const textMaxBytes = 200_000;

type Hidden = (typeof hiddenReasons)[number];

/** Files that the archive's directory lists, without folders. Throws the refusal `zip-unreadable`. */
export function listFiles(archive: Buffer) {
  const files = filesOf(archive);
  const items = files.slice(0, listedMax).map(({ name, bytes }, place) => ({ place, name, bytes }));
  return { items, more: files.length - items.length };
}

/**
 * Content of one of these files if it is text. Throws `zip-unreadable`, and `hand-in-not-found` for an index out of
 * range.
 */
export function readText(archive: Buffer, place: number) {
  const file = filesOf(archive)[place];
  if (!file) throw new Refusal('hand-in-not-found');
  const { name, bytes } = file;
  return { place, name, bytes, ...textOf(file) };
}

function filesOf(archive: Buffer): ZipEntry[] {
  try {
    return zipEntries(archive).filter(({ name }) => !name.endsWith('/'));
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('zip-unreadable');
    throw error;
  }
}

/** The directory's lengths are the learner's claims, so unpacking stops at the limit of what is shown. */
function textOf(file: ZipEntry): { text: string | null; hidden: Hidden | null } {
  const hidden = (reason: Hidden) => ({ text: null, hidden: reason });
  if (file.bytes > textMaxBytes) return hidden('too-large');
  let content: Buffer;
  try {
    content = file.read(textMaxBytes);
  } catch (error) {
    return hidden(isTooLarge(error) ? 'too-large' : 'damaged');
  }
  const text = decode(content);
  return text === null ? hidden('no-text') : { text, hidden: null };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/** Decodes UTF-8; null for anything else, and for content with a NUL character. */
function decode(content: Buffer): string | null {
  if (content.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
