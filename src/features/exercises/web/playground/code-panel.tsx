import type { KeyboardEvent, ReactNode } from 'react';
import { Editor } from '../editor/editor.tsx';
import type { Reveal } from '../editor/places.ts';
import type { Elements } from '../../../../ui/elements.ts';

interface CodePanelProps {
  readonly file: string;
  readonly text: string;
  readonly isNear: boolean;
  readonly reveal: Reveal | null;
  readonly onEdit: (text: string) => void;
  /** Receives each key before the editor does. */
  readonly onKeys?: (event: KeyboardEvent) => void;
  readonly output: ReactNode;
  /** Buttons for the code. */
  readonly children: Elements;
}

/** Editor of one file and its output, next to each other if there is room. */
export function CodePanel({ file, text, isNear, reveal, onEdit, onKeys, output, children }: CodePanelProps) {
  return (
    <div
      onKeyDownCapture={onKeys}
      className="grid grid-cols-[minmax(0,1fr)] border-t border-line md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-5 py-4">
        <Editor file={file} text={text} isNear={isNear} reveal={reveal} onEdit={(_, edited) => onEdit(edited)} />
        {children}
      </div>
      <div className="min-w-0 border-line max-md:border-t md:border-l">{output}</div>
    </div>
  );
}
