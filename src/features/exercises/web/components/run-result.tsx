import { Button } from '../../../../ui/button.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import { notationOf } from '../../../engines/notation.ts';
import type { Files, Language, ProgramResult, Raised } from '../../../engines/run.ts';
import type { Reveal } from '../editor/places.ts';
import { exerciseMessages } from '../messages.ts';
import { Explained } from './explained-part.ts';
import { Printed } from './printed.tsx';

interface RunResultProps {
  readonly outcome: ProgramResult;
  readonly language: Language;
  /** Files that ran, in which explanations look up the line. */
  readonly files: Files;
  readonly onReveal: (place: Reveal) => void;
}

/** Summary of a run, for the status region of the component that shows its result. */
export function runSummary({ ended, ms, stdout, shown, value }: ProgramResult): string {
  const isQuiet = stdout === '' && ended === 'done' && shown === undefined && value === undefined;
  return sentences(
    ended === 'done' ? exerciseMessages.ended.done(ms) : exerciseMessages.ended[ended],
    isQuiet && exerciseMessages.printedNothing,
  );
}

/** Output of a run in the order in which it came, then the value of its call or its error with its line. */
export function RunResult({ outcome, language, files, onReveal }: RunResultProps) {
  const { raised, value } = outcome;
  const printed = printedBy(outcome);
  return (
    <div className="grid min-w-0 gap-3 empty:hidden">
      {printed !== '' && <Printed label={exerciseMessages.output} text={printed} />}
      {value !== undefined && (
        <Printed label={exerciseMessages.returned} text={notationOf(value, language)} isLabelShown />
      )}
      {raised && <RaisedError raised={raised} language={language} files={files} onReveal={onReveal} />}
    </div>
  );
}

/** Output of a run in its order, without the traceback, which is shown with the error. */
export function printedBy({ stdout, stderr, printed = stdout + stderr, raised }: ProgramResult): string {
  return raised?.trace ? printed.replace(raised.trace, '') : printed;
}

interface RaisedErrorProps {
  readonly raised: Raised;
  readonly language: Language;
  /** Files that ran, in which explanations look up the line. */
  readonly files: Files;
  readonly onReveal: (place: Reveal) => void;
}

/** Uncaught error with its line, which a press shows in the editor, and its traceback. */
export function RaisedError({ raised, language, files, onReveal }: RaisedErrorProps) {
  const {
    names: [name = ''],
    message,
    file,
    line,
    trace,
  } = raised;
  return (
    <>
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
      <Explained raised={raised} language={language} files={files} />
    </>
  );
}
