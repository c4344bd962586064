import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import type { Fault } from './content-data.ts';
import { editorMessages as texts } from './content-messages.ts';

interface FaultListProps {
  readonly checked: { readonly faults: readonly Fault[] | null; readonly state: string };
  /** Of the file that is shown: its lines can be gone to. */
  readonly path: string;
  readonly onLine: (line: number) => void;
}

/** What the server has found in the text, each with a way to its line. */
export function FaultList({ checked: { faults, state }, path, onLine }: FaultListProps) {
  if (state === 'failed') return <p className="text-sm text-muted">{texts.checkFailed}</p>;
  if (!faults || faults.length === 0) return <StatusLine>{faults ? texts.noFaults : null}</StatusLine>;
  return (
    <div role="status" className="grid gap-2">
      <p className="text-sm font-semibold">{texts.faults}</p>
      <ul className="grid gap-2">
        {faults.map((fault, place) => (
          <li key={place} className="flex flex-wrap items-center gap-2 text-sm text-danger">
            {fault.path === path && fault.line !== null && (
              <Button variant="secondary" size="small" onClick={() => onLine(fault.line ?? 1)}>
                {texts.line(fault.line)}
              </Button>
            )}
            <span className="min-w-0 wrap-anywhere">
              {fault.path === path ? fault.message : `${fault.path}: ${fault.message}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
