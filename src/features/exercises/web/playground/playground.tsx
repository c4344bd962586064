import { useEffect } from 'react';
import { exerciseMessages } from '../messages.ts';
import { CodePanel } from './code-panel.tsx';
import { programIn } from './program-in.ts';
import { type CodeProps, RunnableCode } from './runnable-code.tsx';

interface TryOutProps extends CodeProps {
  /** Language as its author names it: `python`, `jsx`. */
  readonly language: string;
  /** Called when the editor is ready. */
  readonly onReady: () => void;
}

/** Editor with a run button and the output, running in this browser. */
export function Part({ language, onReady, ...rest }: TryOutProps) {
  const { name, file, runsAs } = programIn(language);
  useEffect(onReady, [onReady]);
  if (runsAs !== null) return <RunnableCode {...rest} file={file} language={runsAs} />;
  const { text, moment, onEdit, children } = rest;
  return (
    <CodePanel file={file} text={text} isNear={moment !== null} reveal={null} onEdit={onEdit} output={children}>
      <p className="text-sm text-muted">{exerciseMessages.tryOut.cannotRun(name)}</p>
    </CodePanel>
  );
}
