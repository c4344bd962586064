import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../sync-folder.ts';
import { StartError, codeOf } from './start-error.ts';

/** Shortest allowed secret: guessing it would allow forging session cookies. */
export const secretMinLength = 32;
const generatedBytes = 32;

/**
 * The key that signs session cookies: generated at the first start, readable by its owner only. Processes that start
 * concurrently agree on one. Throws {@link StartError} if it cannot be stored or is not a valid secret.
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  try {
    const secret =
      (await findSecret(dataDir)) ?? (await storeSecret(dataDir, randomBytes(generatedBytes).toString('base64url')));
    if (secret.length >= secretMinLength) return secret;
  } catch (error) {
    throw new StartError(
      `The secret ${path} cannot be read or created (${codeOf(error)}). Fix this, or set OPVIR_SECRET.`,
    );
  }
  throw new StartError(
    `The secret ${path} is shorter than ${secretMinLength} characters. Restore it from a backup, or remove the file: ` +
      'a new one is created, and everyone has to log in again.',
  );
}

/** The stored secret; undefined if there is none. Throws the system's error about the file. */
export async function findSecret(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, 'secret'), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Stores the secret in the data folder unless there is one, and returns the stored one. Writes a temporary file and
 * links it: a file named `secret` is always complete, and the first one stays.
 */
export async function storeSecret(dataDir: string, secret: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const beside = `${path}.${crypto.randomUUID()}.part`;
  try {
    await writeToDisk(beside, `${secret}\n`);
    await link(beside, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(beside, { force: true });
  }
  await syncFolder(dataDir);
  return (await readFile(path, 'utf8')).trim();
}

/** Removes the secret of a failed restore: nothing was signed with it. */
export function forgetSecret(dataDir: string): Promise<void> {
  return rm(join(dataDir, 'secret'), { force: true });
}

async function writeToDisk(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
