import { type HeaderField, labelled } from './header-labels.ts';
import { isBlank, tidy } from './tidy.ts';

const linesMax = 20;

/**
 * Returns true if a header block as written by Outlook and others begins here: author, date, and recipient or subject.
 * A person's own list ("From: Bern, To: Basel, Date: …") has no address and no subject.
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
    // A long list of recipients is wrapped.
    isContinued = /[,;]$/.test(line);
  }
  const from = values.get('from');
  if (from === undefined || !/\d/.test(values.get('sent') ?? '')) return false;
  return values.has('subject') || (from.includes('@') && values.has('to'));
}
