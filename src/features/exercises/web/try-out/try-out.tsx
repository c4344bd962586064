import { useEffect } from 'react';
import { exerciseMessages } from '../messages.ts';
import { Desk } from './desk.tsx';
import { programIn } from './program-in.ts';
import { type CodeProps, RunnableCode } from './runnable-code.tsx';

interface TryOutProps extends CodeProps {
  /** As its author names it: `python`, `jsx`. */
  readonly language: string;
  /** Called when one can write. */
  readonly onReady: () => void;
}

/** An editor, a button that runs in this browser what stands in it, and beside it what came of that. */
export function Part({ language, onReady, ...rest }: TryOutProps) {
  const { name, file, runsAs } = programIn(language);
  useEffect(onReady, [onReady]);
  if (runsAs !== null) return <RunnableCode {...rest} file={file} language={runsAs} />;
  const { text, moment, onEdit, children } = rest;
  return (
    <Desk file={file} text={text} isNear={moment !== null} reveal={null} onEdit={onEdit} output={children}>
      <p className="text-sm text-muted">{exerciseMessages.tryOut.cannotRun(name)}</p>
    </Desk>
  );
}
