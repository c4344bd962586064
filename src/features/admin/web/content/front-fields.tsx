import { TextField } from '../../../../ui/text-field.tsx';
import { frontFieldMessages as texts } from './content-messages.ts';
import { frontLinesOf, withFrontLine } from './front-matter.ts';

interface FrontFieldsProps {
  readonly text: string;
  /** The file is all head. */
  readonly isWhole: boolean;
  readonly onWrite: (text: string) => void;
}

/** The simple values at the head of a file, as fields: whoever writes need not know how YAML quotes them. */
export function FrontFields({ text, isWhole, onWrite }: FrontFieldsProps) {
  const lines = frontLinesOf(text, isWhole);
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid items-end gap-4 sm:grid-cols-2">
      <legend className="sr-only">{texts.legend}</legend>
      {lines.map(({ key, value }) => (
        <TextField
          key={key}
          label={texts.labels[key] ?? key}
          value={value}
          onChange={({ target }) => onWrite(withFrontLine(text, key, target.value, isWhole))}
        />
      ))}
    </fieldset>
  );
}
