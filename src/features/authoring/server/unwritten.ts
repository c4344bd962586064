import type { ContentFault } from '../../../platform/server/content/faults.ts';
import { placeholdersIn } from '../placeholders.ts';
import { authoringTexts } from './messages.ts';

/** A fault for each placeholder of a template that nobody has replaced. A draft may have them; the site may not. */
export function unwrittenIn(path: string, source: string): ContentFault[] {
  return placeholdersIn(source).map(({ line, words }) => ({ path, line, message: authoringTexts.placeholder(words) }));
}
