import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { Language, Program } from '../../../engines/run.ts';
import { WorkPanel } from '../components/work-panel.tsx';
import type { Reveal } from '../editor/places.ts';
import { exerciseMessages } from '../messages.ts';
import { Preview } from '../preview/preview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { useRunner } from '../run/use-runner.ts';
import { CodePanel } from './code-panel.tsx';

/** Code that the surrounding component puts into an editor. */
export interface CodeProps {
  readonly text: string;
  /**
   * Number that changes when `text` is replaced from outside, which stops and discards the last run. Null while it is
   * hidden.
   */
  readonly moment: number | null;
  readonly onEdit: (text: string) => void;
  /** Output to show as long as `text` has not been run here. */
  readonly children: ReactNode;
}

interface RunnableCodeProps extends CodeProps {
  readonly file: string;
  readonly language: Language;
}

/** Editor for code that an engine of this browser can run. The engine is not fetched before Run. */
export function RunnableCode({ file, language, text, moment, onEdit, children }: RunnableCodeProps) {
  const { work, run, stop } = useRunner(language);
  const preview = usePreview(run);
  const [ranAt, setRanAt] = useState<number | null>(null);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const isRunning = work.kind === 'running';
  const isOfNow = ranAt !== null && ranAt === moment;

  useEffect(() => {
    if (isRunning && !isOfNow) stop();
  }, [isRunning, isOfNow, stop]);

  function start(): void {
    const program: Program = { language, entry: file, files: { [file]: text } };
    setRanAt(moment);
    if (language === 'react') preview.start(program, {});
    else void run(program, {});
  }

  /** The button is then disabled and would lose the focus. */
  function stopHere(): void {
    stop();
    runButton.current?.focus();
  }

  const own = (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4">
      <p className="text-sm font-semibold">{exerciseMessages.tryOut.output}</p>
      {preview.state && <Preview state={preview.state} onAct={preview.act} />}
      <WorkPanel work={work} task={{ visible: [], hiddenCount: 0, language }} onReveal={setReveal} />
    </div>
  );
  return (
    <CodePanel
      file={file}
      text={text}
      isNear={moment !== null}
      reveal={reveal}
      onEdit={onEdit}
      output={isOfNow ? own : children}
    >
      <p className="flex flex-wrap gap-3">
        <Button ref={runButton} variant="secondary" busy={isRunning} onClick={start}>
          {exerciseMessages.run}
        </Button>
        <Button variant="danger" disabled={!isRunning} onClick={stopHere}>
          {exerciseMessages.stop}
        </Button>
      </p>
    </CodePanel>
  );
}
