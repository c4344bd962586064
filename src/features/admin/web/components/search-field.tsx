import { useEffect, useRef, useState } from 'react';
import { LimitedTextField } from '../../../../ui/limited-field.tsx';

const typingPauseMs = 300;
const searchMaxLength = 100;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Search text in the URL. */
  readonly wanted: string;
  readonly onQuery: (text: string) => void;
}

/** Search field that applies its text when typing pauses. It follows changes of the URL, such as by a link. */
export function SearchField({ label, hint, wanted, onQuery }: SearchFieldProps) {
  const [typed, setTyped] = useState(wanted);
  const [asked, setAsked] = useState(wanted);
  const [seen, setSeen] = useState(wanted);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted !== asked) {
      setAsked(wanted);
      setTyped(wanted);
    }
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(pause.current);
    // The field itself shows that the text is too long.
    if (text.trim().length > searchMaxLength) return;
    pause.current = setTimeout(() => {
      setAsked(text.trim());
      onQuery(text.trim());
    }, typingPauseMs);
  }

  return (
    <LimitedTextField
      label={label}
      hint={hint}
      type="search"
      value={typed}
      maxLength={searchMaxLength}
      onChange={({ target }) => type(target.value)}
    />
  );
}
