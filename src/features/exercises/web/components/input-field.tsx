import { TextArea } from '../../../../ui/text-area.tsx';
import { exerciseMessages } from '../messages.ts';

interface InputFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field for the standard input of a run. */
export function InputField({ value, onChange }: InputFieldProps) {
  return (
    <TextArea
      label={exerciseMessages.input}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      rows={2}
      spellCheck={false}
      className="min-h-16 font-mono text-sm"
    />
  );
}
