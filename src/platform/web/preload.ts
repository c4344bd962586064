import { chunkTimeoutMs } from '../contract/limits.ts';

/**
 * Replaces Vite's preload helper around every dynamic import (see vite.config.ts); `files` are the imports of the part.
 * Fetches all of them before importing from the browser's cache, because browsers remember a failed import for the
 * page's lifetime, but not a failed fetch.
 * So a failed part can be loaded again. A refusal by the server throws with the status as its cause.
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all([...ownFile(load), ...files].map(fetchFile));
  return load();
}

/** Taken from the import itself; listing it again would repeat it in every page's script. */
function ownFile(load: () => unknown): string[] {
  return Array.from(String(load).matchAll(/import\(.\.\/(.+?)["'`]/g), ([, name]) => `assets/${name}`);
}

const arrived = new Set<string>();

async function fetchFile(file: string): Promise<void> {
  if (arrived.has(file)) return;
  const response = await fetch(`/${file}`, { signal: AbortSignal.timeout(chunkTimeoutMs) });
  if (!response.ok) throw new Error(file, { cause: response.status });
  await response.arrayBuffer();
  arrived.add(file);
}
