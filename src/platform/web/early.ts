/**
 * Begins to load a part as soon as the page's own script is there, also when a link to the page is only hinted at: for
 * parts that every reader of the page sees. Gives `load` as it is; what fails now is told when the part is drawn.
 */
export function early<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (typeof document !== 'undefined') load().catch(() => undefined);
  return load;
}
