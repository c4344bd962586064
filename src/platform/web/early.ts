/**
 * Starts loading a part with the page's own script, even if the page is only preloaded: for parts that every reader
 * sees. Returns `load` unchanged. Errors surface when the part renders.
 */
export function early<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (typeof document !== 'undefined') load().catch(() => undefined);
  return load;
}
