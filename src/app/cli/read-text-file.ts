import { readFile } from 'node:fs/promises';
import { type DecodedText, decodeText } from '../../platform/contract/decode-text.ts';
import { CommandError } from './command.ts';

/** Reads a text file in UTF-8, UTF-16 or Windows ANSI. Throws {@link CommandError} if it is missing or not text. */
export async function readTextFile(path: string): Promise<DecodedText> {
  const bytes = await readFile(path).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (reason === '') throw error;
    throw new CommandError(`${path} cannot be read (${reason}).`, { cause: error });
  });
  const read = decodeText(bytes);
  if (!read) throw new CommandError(`${path} is not UTF-8. Save it as UTF-8 and try again.`);
  return read;
}

/** Message that a file's encoding was guessed. */
export function guessedMessage(path: string): string {
  return `${path} is not UTF-8. It was read as Windows text (ANSI): check its special characters.`;
}
