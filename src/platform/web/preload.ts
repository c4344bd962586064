import { chunkTimeoutMs } from '../contract/limits.ts';

/**
 * Replaces Vite's preload helper around every dynamic import (see vite.config.ts); `files` are the imports of the part.
 * Browsers remember a failed import but not a failed fetch, so fetching all files first lets a failed part load again.
 * A refusal by the server throws with the status as its cause.
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all([...ownFile(load), ...files].map(fetchFile));
  return load();
}

/** Path in the import itself; listing it again would repeat it in every page's script. */
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
