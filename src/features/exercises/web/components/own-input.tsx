import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { Input } from '../../../engines/run.ts';
import type { CodeTask } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { InputArea } from './input-area.tsx';

const texts = exerciseMessages.ownInput;

interface OwnInputProps {
  readonly visible: CodeTask['visible'];
  readonly isRunning: boolean;
  readonly onRun: (input: Input) => void;
}

/** Runs the code with input that the learner types: a call where the tests call a function, else the standard input. */
export function OwnInput({ visible, isRunning, onRun }: OwnInputProps) {
  const example = visible.find(({ call, stdin }) => call !== undefined || stdin !== undefined);
  const [text, setText] = useState(example?.call ?? example?.stdin ?? '');
  if (!example) return null;
  const isCall = example.call !== undefined;
  return (
    <details className="min-w-0 print:hidden">
      <summary className="py-1 text-sm font-semibold">{texts.title}</summary>
      <div className="grid gap-3 pt-3">
        <InputArea label={isCall ? texts.call : texts.stdin} text={text} onText={setText} />
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={isRunning}
          disabled={isCall && text.trim() === ''}
          onClick={() => onRun(isCall ? { call: text } : { stdin: text })}
        >
          {texts.run}
        </Button>
      </div>
    </details>
  );
}
