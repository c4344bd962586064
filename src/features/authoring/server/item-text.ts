import { parse } from 'yaml';
import type { ItemRow } from '../../../platform/server/content/queries.ts';

/** Published text of an item; null if there is none, or if it was removed (its hash is then empty). */
export function textIn(item: Pick<ItemRow, 'source'> | undefined): string | null {
  return item?.source ?? null;
}

/** Length limit of a title: every draft is searched for it on each view of the list, and longer ones take time. */
const titleMaxLength = 1000;

/** First title in a text that may be incomplete: enough to find it in a list. Undefined if there is none. */
export function titleIn(source: string): string | undefined {
  const line = /^title:[ \t]+(\S.*)$/m.exec(source)?.[1]?.trimEnd();
  if (line === undefined) return undefined;
  if (line.length > titleMaxLength) return line.slice(0, titleMaxLength);
  try {
    const value: unknown = parse(line);
    return typeof value === 'string' ? value : line;
  } catch {
    return line;
  }
}
