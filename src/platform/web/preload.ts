import { chunkTimeoutMs } from '../contract/limits.ts';

/**
 * What the build calls around every dynamic import, in place of Vite's own helper (see vite.config.ts): `files` are what
 * the part imports. They and the part itself are fetched first, and imported, out of the browser's cache, only when all have
 * arrived: browsers remember a failed import for as long as the page lives, a failed fetch they do not. So a part that
 * did not arrive can be asked for again. What the server refuses throws with the status of its answer as the cause.
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all([...ownFile(load), ...files].map(fetchFile));
  return load();
}

/** The part's own file stands in the import already; listed as well, it would be twice in every page's script. */
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
