import { type HeaderField, labelled } from './header-labels.ts';
import { isBlank, tidy } from './tidy.ts';

const linesMax = 20;

/**
 * Whether here begins what Outlook and others put above what they quote: lines with who wrote it, when, and to whom or on what. A list of
 * somebody's own ("From: Bern, To: Basel, Date: …") has no address and no subject.
 */
export function beginsHeaderBlock(lines: readonly string[], start: number): boolean {
  const first = labelled(tidy(lines[start]!));
  if (first === null || first.field === 'subject') return false;
  const values = new Map<HeaderField, string>();
  let isContinued = false;
  for (const raw of lines.slice(start, start + linesMax)) {
    const line = tidy(raw);
    const named = labelled(line);
    if (named !== null) values.set(named.field, named.value);
    else if (!isBlank(line) && !isContinued && !/^[ \t]/.test(raw)) break;
    // Of many recipients the list is wrapped.
    isContinued = /[,;]$/.test(line);
  }
  const from = values.get('from');
  if (from === undefined || !/\d/.test(values.get('sent') ?? '')) return false;
  return values.has('subject') || (from.includes('@') && values.has('to'));
}
