import { paramsAt } from '../../../platform/contract/page-path.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import { openingPage } from '../contract.ts';
import { isOpen } from '../opening.ts';

type Current = Pick<Content, 'current'>;

export { newOpenings } from './new-openings.ts';
export { presentOpening } from './present.ts';

/** Returns whether the path is that of an opening which is closed at a time (milliseconds since 1970). */
export function isClosedOpening(path: string, content: Current, now: number): boolean {
  const { openingId = '' } = paramsAt(openingPage, path) ?? {};
  const opening = content.current().find('opening', openingId);
  return opening !== undefined && !isOpen(opening, now);
}

const lookMs = 1000;

/**
 * Calls `onClosed` when the last day of an opening ends, which no content change reports. Returns the function that
 * stops it.
 */
export function watchClosings(content: Current, now: () => number, onClosed: () => void): () => void {
  let lookedAt = now();
  const timer = setInterval(() => {
    const [before, at] = [lookedAt, now()];
    lookedAt = at;
    const openings = content.current().list('opening');
    if (openings.some((opening) => isOpen(opening, before) && !isOpen(opening, at))) onClosed();
  }, lookMs).unref();
  return () => clearInterval(timer);
}
