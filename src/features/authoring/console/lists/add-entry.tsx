import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { EntryTemplates } from './entry-templates.ts';
import { listFieldMessages as texts } from './messages.ts';

interface BeginEntryProps {
  readonly text: string;
  readonly beginnings: EntryTemplates;
  readonly onBegin: (begin: EntryTemplates[string]) => void;
}

/** Select of the kind of a new entry, with the button that adds it. */
export function BeginEntry({ text, beginnings, onBegin }: BeginEntryProps) {
  const id = useId();
  const names = Object.keys(beginnings);
  const [chosen = '', choose] = useState(names[0]);
  const begin = beginnings[chosen];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {texts.beginAs}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        className="min-h-9 rounded-md border border-field-line bg-surface px-2 text-sm pointer-coarse:min-h-11"
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {texts.beginnings[name as keyof typeof texts.beginnings]}
          </option>
        ))}
      </select>
      <Button variant="secondary" size="small" onClick={() => begin && onBegin(begin)}>
        {text}
      </Button>
    </span>
  );
}
