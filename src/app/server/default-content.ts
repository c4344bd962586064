import { readFolder } from '../../platform/server/content/folder.ts';
import { type ContentSnapshot, buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { contentKinds } from './content-kinds.ts';

/** The content that comes with the program, as a new installation has it. Throws when a file of it has a fault. */
export async function readDefaultContent(folder: string): Promise<ContentSnapshot> {
  return (await checkDefaultContent(folder)).snapshot;
}

/**
 * The same, with the hash of the folder in which no fault was found. Where its links lead is a test's to look at: the site that
 * is built at this moment may be of another version, with other pages.
 */
export async function checkDefaultContent(folder: string): Promise<{ snapshot: ContentSnapshot; hash: string }> {
  const { items, assets, faults, hash } = await readFolder(folder, contentKinds);
  const built = buildSnapshot({ version: 0, kinds: contentKinds, sources: items, assets, hasPage: () => true });
  const [fault] = [...faults, ...built.faults];
  if (fault) throw new Error(`${fault.path}: ${fault.message}`);
  return { snapshot: built.snapshot, hash };
}
