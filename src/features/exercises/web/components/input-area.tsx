import { TextArea } from '../../../../ui/text-area.tsx';

interface InputAreaProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Field for a program's input, written like code. */
export function InputArea({ label, hint, text, onText }: InputAreaProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      value={text}
      onChange={({ target }) => onText(target.value)}
      rows={2}
      spellCheck={false}
      autoCapitalize="off"
      dir="ltr"
      translate="no"
      className="min-h-16 font-mono text-sm"
    />
  );
}
