import { watch } from 'node:fs';

/** Wait after a change, as editors write a file in several steps. */
const settledMs = 200;

/** Yields at once, then after each change below the folders: once for all changes since the last. */
export async function* changesOf(folders: readonly string[]): AsyncGenerator<void> {
  let changed = Promise.withResolvers<void>();
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, () => changed.resolve()));
  try {
    for (;;) {
      changed = Promise.withResolvers();
      yield;
      await changed.promise;
      await new Promise((resolve) => setTimeout(resolve, settledMs));
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
