import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';

const typingPauseMs = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What the address asks for. */
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
}

/** Searches when typing has paused. It follows an address that came to ask for something else, such as by a link. */
export function SearchField({ label, hint, wanted, onWanted }: SearchFieldProps) {
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
    pause.current = setTimeout(() => {
      setAsked(text.trim());
      onWanted(text.trim());
    }, typingPauseMs);
  }

  return (
    <TextField
      label={label}
      hint={hint}
      type="search"
      value={typed}
      maxLength={100}
      onChange={({ target }) => type(target.value)}
    />
  );
}
