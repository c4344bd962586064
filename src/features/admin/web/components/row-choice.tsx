import { useRef } from 'react';
import { bulkMessages as texts } from '../bulk/messages.ts';
import { useListTools } from './list-tools.ts';

interface RowChoiceProps {
  readonly id: string;
  readonly name: string;
}

/** Checkbox that selects a row; with Shift, all rows since the one that was selected last. */
export function RowChoice({ id, name }: RowChoiceProps) {
  const { chosen } = useListTools();
  const isShifted = useRef(false);
  if (!chosen) return null;
  return (
    <label className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center">
      <span className="sr-only">{texts.choose(name)}</span>
      <input
        type="checkbox"
        data-shortcut="choose"
        checked={chosen.ids.has(id)}
        onClick={({ shiftKey }) => (isShifted.current = shiftKey)}
        onChange={({ target }) => chosen.choose(id, target.checked, isShifted.current)}
        className="size-4.5 accent-primary"
      />
    </label>
  );
}
