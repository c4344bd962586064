import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { type ZipEntry, zipEntries } from '../../../../platform/server/files/zip-directory.ts';
import type { hiddenReasons } from '../../hand-in-contract.ts';

const listedMax = 500;
/** Of what is shown; what is longer is read in a program of the teacher's own. */
const textMaxBytes = 200_000;

type Hidden = (typeof hiddenReasons)[number];

/** The files that the archive's directory names, without its folders. Throws the refusal `zip-unreadable`. */
export function listFiles(archive: Buffer) {
  const files = filesOf(archive);
  const items = files.slice(0, listedMax).map(({ name, bytes }, place) => ({ place, name, bytes }));
  return { items, more: files.length - items.length };
}

/** One of these files, as text where it is one. Throws `zip-unreadable`, and `hand-in-not-found` for a place that is none. */
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

/** What the directory says of a length is the learner's word: what would unpack to more than is shown is stopped there. */
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

/** Null for what is not UTF-8, or has a character that no text has. */
function decode(content: Buffer): string | null {
  if (content.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
