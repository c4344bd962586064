import { watch } from 'node:fs';

/** Editors write a file in several steps. */
const settledMs = 200;

/** Yields at once, and then whenever something beneath the folders was changed: once for all changes that came meanwhile. */
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
