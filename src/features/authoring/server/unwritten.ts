import type { ContentFault } from '../../../platform/server/content/faults.ts';
import { placeholdersIn } from '../placeholders.ts';
import { authoringTexts } from './messages.ts';

/** Faults for placeholders that nobody has replaced. A draft may have them; published content may not. */
export function unwrittenIn(path: string, source: string): ContentFault[] {
  return placeholdersIn(source).map(({ line, words }) => ({ path, line, message: authoringTexts.placeholder(words) }));
}
