import { type ReactNode, useEffect, useState } from 'react';
import type { Language, Program } from '../../../engines/run.ts';
import { RunBar } from '../components/run-bar.tsx';
import { StaleLine } from '../components/stale-line.tsx';
import { WorkPanel } from '../components/work-panel.tsx';
import type { Reveal } from '../editor/places.ts';
import { exerciseMessages } from '../messages.ts';
import { Preview } from '../preview/preview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { useRunner } from '../run/use-runner.ts';
import { runOnKeys } from '../workspace/run-on-keys.ts';
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
  /** Standard input of a run; empty if absent. */
  readonly stdin?: string;
  /** Output to show as long as `text` has not been run here. */
  readonly children: ReactNode;
}

interface RunnableCodeProps extends CodeProps {
  readonly file: string;
  readonly language: Language;
}

/** Editor for code that an engine of this browser can run. The engine is not fetched before Run. */
export function RunnableCode({ file, language, text, moment, stdin, onEdit, children }: RunnableCodeProps) {
  const { work, run, stop } = useRunner(language);
  const preview = usePreview(run);
  const [ranAt, setRanAt] = useState<number | null>(null);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const isRunning = work.kind === 'running';
  const isOfNow = ranAt !== null && ranAt === moment;

  useEffect(() => {
    if (isRunning && !isOfNow) stop();
  }, [isRunning, isOfNow, stop]);

  function start(): void {
    if (isRunning && isOfNow) return;
    const program: Program = { language, entry: file, files: { [file]: text } };
    setRanAt(moment);
    if (language === 'react') preview.start(program, {});
    else void run(program, stdin ? { stdin } : {});
  }

  const own = (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4">
      <p className="text-sm font-semibold">{exerciseMessages.tryOut.output}</p>
      {preview.state && <Preview state={preview.state} onAct={preview.act} />}
      <StaleLine work={work} files={{ [file]: text }} />
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
      onKeys={(event) => runOnKeys(event, start)}
      output={isOfNow ? own : children}
    >
      <RunBar isRunning={isRunning} onRun={start} onStop={stop} />
    </CodePanel>
  );
}
