import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A new name is on disk only once its folder is. Where that may be new too, its own name stands in the one above: `top` is
 * the highest of them. Windows has no such call and needs none.
 */
export async function syncFolder(path: string, top = path): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  if (path !== top) await syncFolder(dirname(path), top);
}
