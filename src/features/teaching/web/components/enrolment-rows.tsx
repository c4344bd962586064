import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFocusOnMore } from '../../../../ui/use-focus-on-more.ts';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { EnrolmentRow } from '../data.ts';
import { enrolMessages } from '../messages.ts';

const { results, columns } = enrolMessages;
const shownAtFirst = 50;

const tones: Record<EnrolmentRow['result'], BadgeTone> = {
  'to-enrol': 'primary',
  enrolled: 'primary',
  'is-enrolled': 'neutral',
  'not-confirmed': 'marigold',
  'no-account': 'marigold',
  'no-address': 'marigold',
  twice: 'neutral',
};

interface EnrolmentRowsProps {
  readonly rows: readonly EnrolmentRow[];
  /** True if it replaces the button that was pressed for it. */
  readonly takesFocus?: boolean;
}

/** Result of each line of a list, with the number of lines per result. */
export function EnrolmentRows({ rows, takesFocus = false }: EnrolmentRowsProps) {
  const head = useFocusWhen(takesFocus);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  const [table, onMore] = useFocusOnMore<HTMLTableElement>(shown.length);

  function showAll() {
    onMore();
    setShowsAll(true);
  }

  return (
    <div className="grid gap-4">
      <div ref={head} tabIndex={-1}>
        <ul className="flex flex-wrap gap-2">
          {[...Map.groupBy(rows, ({ result }) => result)].map(([result, { length }]) => (
            <li key={result}>
              <Badge tone={tones[result]}>{enrolMessages.countOf(results[result], length)}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <table ref={table} className="w-full table-fixed border-y border-line text-sm">
        <caption className="sr-only">{enrolMessages.caption}</caption>
        <thead className="bg-sunken text-left text-xs text-muted">
          <tr>
            <th scope="col" className="w-11 px-2 py-2.5 font-semibold">
              {columns.line}
            </th>
            <th scope="col" className="px-2 py-2.5 font-semibold">
              {columns.address}
            </th>
            <th scope="col" className="w-30 px-2 py-2.5 font-semibold sm:w-64">
              {columns.result}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map(({ line, address, result }) => (
            <tr key={line}>
              <td className="px-2 py-2 align-top text-muted tabular-nums">{line}</td>
              <td className="px-2 py-2 align-top wrap-anywhere">{address || enrolMessages.noAddress}</td>
              <td className="px-2 py-2 align-top">{results[result]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button variant="secondary" className="justify-self-start" onClick={showAll}>
          {enrolMessages.more(rows.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
