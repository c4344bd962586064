import { diffLines } from 'diff';
import { cx } from '../../../ui/cx.ts';
import { conflictMessages as texts } from './content-messages.ts';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  /** Labels for screen readers: the text to which a line belongs. */
  readonly names?: { readonly before: string; readonly after: string };
}

const usual = { before: texts.onlyTheirs, after: texts.onlyMine };

/** Line-by-line difference of two texts; long equal stretches are omitted. */
export function TextDifference({ before, after, names = usual }: TextDifferenceProps) {
  const parts = diffLines(before, after);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <ul tabIndex={0} className="max-h-80 overflow-auto rounded-md border border-line bg-sunken py-2 font-mono text-sm">
      {parts.flatMap(({ value, added, removed }, part) =>
        linesOf(value, !added && !removed).map((line, index) => (
          <li
            key={`${part} ${index}`}
            className={cx(
              'px-3 whitespace-pre-wrap wrap-anywhere',
              added && 'bg-primary-soft text-primary',
              removed && 'bg-danger-soft text-danger',
            )}
          >
            <span aria-hidden="true">{added ? '+ ' : removed ? '− ' : '  '}</span>
            <span className="sr-only">{added ? names.after : removed ? names.before : ''}</span>
            <span translate="no">{line}</span>
          </li>
        )),
      )}
    </ul>
  );
}

const around = 2;

function linesOf(value: string, isSame: boolean): readonly string[] {
  const lines = value.replace(/\n$/, '').split('\n');
  if (!isSame || lines.length <= 2 * around + 1) return lines;
  return [...lines.slice(0, around), '…', ...lines.slice(-around)];
}
