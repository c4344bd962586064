import { readFolder } from '../../platform/server/content/folder.ts';
import { type ContentSnapshot, buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { contentKinds } from './content-kinds.ts';

/** Reads the shipped content, as in a new installation. Throws if a file has a fault. */
export async function readDefaultContent(folder: string): Promise<ContentSnapshot> {
  return (await checkDefaultContent(folder)).snapshot;
}

/**
 * Reads the shipped content and the hash of the folder. Throws if there is a fault. Does not check links, which a test
 * does: the current build may be of another version, with other pages.
 */
export async function checkDefaultContent(folder: string): Promise<{ snapshot: ContentSnapshot; hash: string }> {
  const { items, assets, faults, hash } = await readFolder(folder, contentKinds);
  const built = buildSnapshot({ version: 0, kinds: contentKinds, sources: items, assets, hasPage: () => true });
  const [fault] = [...faults, ...built.faults];
  if (fault) throw new Error(`${fault.path}: ${fault.message}`);
  return { snapshot: built.snapshot, hash };
}
