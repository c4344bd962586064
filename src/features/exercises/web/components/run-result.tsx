import { Button } from '../../../../ui/button.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import type { ProgramResult, Raised } from '../../../engines/run.ts';
import type { Reveal } from '../editor/places.ts';
import { exerciseMessages } from '../messages.ts';
import { Printed } from './printed.tsx';

interface RunResultProps {
  readonly outcome: ProgramResult;
  readonly onReveal: (place: Reveal) => void;
}

/** Summary of a run, for the status region of the component that shows its result. */
export function runSummary({ ended, ms, stdout, shown }: ProgramResult): string {
  const isQuiet = stdout === '' && ended === 'done' && shown === undefined;
  return sentences(
    ended === 'done' ? exerciseMessages.ended.done(ms) : exerciseMessages.ended[ended],
    isQuiet && exerciseMessages.printedNothing,
  );
}

/** Output of a run, and its error with its line. */
export function RunResult({ outcome, onReveal }: RunResultProps) {
  const { stdout, stderr, raised } = outcome;
  const said = raised ? stderr.replace(raised.trace ?? '', '') : stderr;
  return (
    <div className="grid min-w-0 gap-3 empty:hidden">
      {raised && <RaisedError raised={raised} onReveal={onReveal} />}
      {stdout + said !== '' && <Printed label={exerciseMessages.output} text={stdout + said} />}
    </div>
  );
}

function RaisedError({ raised, onReveal }: { readonly raised: Raised; readonly onReveal: RunResultProps['onReveal'] }) {
  const {
    names: [name = ''],
    message,
    file,
    line,
    trace,
  } = raised;
  return (
    <div className="grid min-w-0 gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger">
      <p translate="no" className="font-mono font-medium whitespace-pre-wrap">
        {message === '' ? name : `${name}: ${message}`}
      </p>
      {file !== undefined && line !== undefined && (
        <p>
          <Button variant="secondary" size="small" onClick={() => onReveal({ file, line })}>
            {exerciseMessages.place(file, line)}
          </Button>
        </p>
      )}
      {trace !== undefined && (
        <details className="min-w-0">
          <summary className="font-semibold">{exerciseMessages.trace}</summary>
          <Printed label={exerciseMessages.trace} text={trace} />
        </details>
      )}
    </div>
  );
}
