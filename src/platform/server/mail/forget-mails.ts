import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { wholeAddress } from '../personal-data/whole-address.ts';

/** Removes the mails that were kept as files, since no mail server is set, and name one of these addresses. */
export async function forgetMails(dataDir: string, addresses: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'outbox');
  const patterns = addresses.map((address) => new RegExp(wholeAddress(address)));
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.eml')) continue;
    const path = join(folder, name);
    // One may be removed by hand meanwhile.
    const text = (await readFile(path, 'utf8').catch(() => '')).toLowerCase();
    if (patterns.some((pattern) => pattern.test(text))) await rm(path, { force: true });
  }
}

/** The folder is there only once a mail was kept. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
