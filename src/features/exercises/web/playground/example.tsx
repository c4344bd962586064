import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Language } from '../../../engines/run.ts';
import { RunBar } from '../components/run-bar.tsx';
import { StaleLine } from '../components/stale-line.tsx';
import { WorkPanel } from '../components/work-panel.tsx';
import { Editor } from '../editor/editor.tsx';
import type { Reveal } from '../editor/places.ts';
import { exerciseMessages } from '../messages.ts';
import { useRunner } from '../run/use-runner.ts';
import { padMessages } from './pad-messages.ts';
import { putIntoPad } from './pad.ts';
import { runOnKeys } from '../workspace/run-on-keys.ts';

const texts = exerciseMessages.example;

interface ExampleProps {
  readonly language: Exclude<Language, 'react'>;
  /** Code as the lesson prints it. */
  readonly code: string;
  /** Code as the reader left it; the printed code the first time. */
  readonly edited: string;
  /** Shows the example as it was printed in the lesson; receives the edited code. */
  readonly onClose: (edited: string) => void;
}

const files = { python: 'main.py', javascript: 'main.js' } as const;

/** Example of a lesson that was started: it can be changed, run again and reset, with its output beneath. */
export function Part({ language, code, edited, onClose }: ExampleProps) {
  const file = files[language];
  const uid = useOwnUid();
  const [text, setText] = useState(edited);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const { work, run, stop } = useRunner(language);
  const isRunning = work.kind === 'running';
  const element = useRef<HTMLDivElement>(null);
  const isStarted = useRef(false);

  function start(): void {
    if (isRunning) return;
    void run({ language, entry: file, files: { [file]: text } }, {});
  }

  /** The pressed button disappears and would lose the focus. */
  function reset(): void {
    setText(code);
    element.current?.focus({ preventScroll: true });
  }

  // The pressed button is gone with the printed example. Someone who already types elsewhere keeps the focus.
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const { activeElement: active, body } = document;
    if (active === body || !active?.getClientRects().length) element.current?.focus({ preventScroll: true });
    void run({ language, entry: file, files: { [file]: edited } }, {});
  }, [run, language, file, edited]);

  return (
    <div
      ref={element}
      role="group"
      aria-label={texts.title}
      tabIndex={-1}
      onKeyDownCapture={(event) => runOnKeys(event, start)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-surface p-4 outline-none print:hidden"
    >
      <Editor file={file} text={text} label={texts.code} isNear reveal={reveal} onEdit={(_, typed) => setText(typed)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <RunBar isRunning={isRunning} onRun={start} onStop={stop} />
        <div className="flex flex-wrap gap-1">
          <LinkButton
            to="/playground"
            search={{ language }}
            variant="quiet"
            size="small"
            onClick={() => putIntoPad(uid, language, text)}
          >
            {padMessages.open}
          </LinkButton>
          {text !== code && (
            <Button variant="quiet" size="small" onClick={reset}>
              {texts.reset}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onClose(text)}>
            {texts.close}
          </Button>
        </div>
      </div>
      <StaleLine work={work} files={{ [file]: text }} />
      <WorkPanel work={work} task={{ visible: [], hiddenCount: 0, language }} onReveal={setReveal} />
    </div>
  );
}
