import { Button } from '../../../ui/button.tsx';
import { DoneText } from '../../../ui/status-line.tsx';
import { StatusRegion } from '../../../ui/status-region.tsx';
import type { LeftPlaceholder } from '../placeholders.ts';
import type { Fault } from './content-data.ts';
import { editorMessages as texts } from './content-messages.ts';

interface FaultListProps {
  readonly checked: { readonly faults: readonly Fault[] | null; readonly state: string };
  /** Path of the displayed file, to whose lines faults can link. */
  readonly path: string;
  readonly onLine: (line: number) => void;
  /** Placeholders of the template. They are allowed in a preview, but not in published text. */
  readonly unwritten: readonly LeftPlaceholder[];
}

interface FaultsProps extends Omit<FaultListProps, 'checked' | 'unwritten'> {
  readonly faults: readonly Fault[];
}

/** Faults that the server has found in the text, each with a link to its line. */
export function FaultList({ checked: { faults, state }, path, onLine, unwritten }: FaultListProps) {
  const found = faults && [
    ...faults,
    ...unwritten.map(({ line, words }) => ({ path, line, message: texts.placeholder(words) })),
  ];
  return (
    <StatusRegion>
      {state === 'failed' ? (
        <p className="text-sm text-muted">{texts.checkFailed}</p>
      ) : found && found.length === 0 ? (
        <DoneText>{texts.noFaults}</DoneText>
      ) : (
        found && <Faults faults={found} path={path} onLine={onLine} />
      )}
    </StatusRegion>
  );
}

function Faults({ faults, path, onLine }: FaultsProps) {
  return (
    <div className="grid gap-2">
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
