import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { EntryActs } from './entry-acts.tsx';
import { EntryField } from './entry-field.tsx';
import { type Entry, type EntryShape, emptyEntry } from './list-shapes.ts';
import { listFieldMessages as texts } from './messages.ts';

interface ListFieldsProps {
  readonly list: keyof typeof texts.lists;
  readonly shape: EntryShape;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
}

interface Done {
  readonly text: string;
  /** What then has the focus: a field of the entry at this place, its buttons, or Undo. */
  readonly focus: { readonly place: number; readonly on: 'field' | 'acts' } | 'undo';
  readonly removed?: { readonly entry: Entry; readonly place: number };
}

/** A list as fields, entry by entry: added, moved, removed, and that undone. */
export function ListFields({ list, shape, entries, onChange }: ListFieldsProps) {
  const { title, entry: word, add } = texts.lists[list];
  const [done, setDone] = useState<Done>();
  const rows = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!done) return;
    if (done.focus === 'undo') return undo.current?.focus();
    const { place, on } = done.focus;
    const row = rows.current?.children[place];
    const wanted = row?.querySelectorAll<HTMLElement>(
      on === 'field' ? 'input, select' : ':scope > div > button:enabled',
    );
    const all = [...(wanted ?? [])];
    if (on === 'field' || !all.some((each) => each === document.activeElement)) all[0]?.focus();
  }, [done]);

  function put(next: readonly Entry[], what: Done): void {
    onChange(next);
    setDone(what);
  }

  function move(place: number, to: number): void {
    const entry = entries[place];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    const text = texts.moved(texts.entry(word, place + 1), to + 1, entries.length);
    put(entries.toSpliced(place, 1).toSpliced(to, 0, entry), { text, focus: { place: to, on: 'acts' } });
  }

  function remove(place: number): void {
    const entry = entries[place];
    if (entry === undefined) return;
    const text = texts.removed(texts.entry(word, place + 1));
    put(entries.toSpliced(place, 1), { text, focus: 'undo', removed: { entry, place } });
  }

  function putBack({ entry, place }: NonNullable<Done['removed']>): void {
    put(entries.toSpliced(place, 0, entry), { text: '', focus: { place, on: 'field' } });
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      {entries.length > 0 && (
        <ol ref={rows} className="grid gap-2">
          {entries.map((entry, place) => {
            const name = texts.entry(word, place + 1);
            return (
              // An entry has no name of its own, and two may be the same.
              <li key={place} className="grid gap-1 rounded-md border border-line p-2 sm:flex sm:items-start sm:gap-2">
                <div className="grid min-w-0 flex-1 gap-3">
                  <EntryRow
                    shape={shape}
                    entry={entry}
                    name={name}
                    onChange={(next) => onChange(entries.with(place, next))}
                  />
                </div>
                <EntryActs
                  name={name}
                  isFirst={place === 0}
                  isLast={place === entries.length - 1}
                  onMove={(by) => move(place, place + by)}
                  onRemove={() => remove(place)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            put([...entries, emptyEntry(shape)], { text: '', focus: { place: entries.length, on: 'field' } })
          }
        >
          {add}
        </Button>
        <p role="status" className={done?.removed ? 'text-sm' : 'sr-only'}>
          {done?.text}
        </p>
        {done?.removed && (
          <Button ref={undo} variant="quiet" size="small" onClick={() => done.removed && putBack(done.removed)}>
            {texts.undo}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface EntryRowProps {
  readonly shape: EntryShape;
  readonly entry: Entry;
  /** What it is called, such as `Skill 2`. */
  readonly name: string;
  readonly onChange: (entry: Entry) => void;
}

/** The fields of one entry; a list within it is a list of fields again. */
function EntryRow({ shape, entry, name, onChange }: EntryRowProps) {
  if (typeof shape === 'string') {
    return (
      <EntryField
        of={shape}
        label={name}
        isLabelHidden
        value={typeof entry === 'string' ? entry : ''}
        onChange={onChange}
      />
    );
  }
  const fields = typeof entry === 'string' ? {} : entry;
  return Object.entries(shape).map(([field, of]) => {
    const value = fields[field] ?? '';
    const change = (next: string | readonly string[]) => onChange({ ...fields, [field]: next });
    if (typeof of === 'string') {
      return (
        <EntryField
          key={field}
          of={of}
          label={texts.fields[field as keyof typeof texts.fields]}
          isLabelHidden={false}
          value={typeof value === 'string' ? value : ''}
          onChange={change}
        />
      );
    }
    return (
      <ListFields
        key={field}
        list={field as keyof typeof texts.lists}
        shape={of.list}
        entries={typeof value === 'string' ? [] : value}
        // Entries of a list within an entry are texts.
        onChange={(next) => change(next as readonly string[])}
      />
    );
  });
}
