import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { BeginEntry } from './add-entry.tsx';
import { EntryActs } from './entry-acts.tsx';
import { EntryRow, type InnerList } from './entry-row.tsx';
import type { EntryTemplates } from './entry-templates.ts';
import type { Entry } from './entry.ts';
import { type EntryShape, emptyEntry } from './list-shapes.ts';
import { type ListName, listFieldMessages as texts } from './messages.ts';
import { useKeys } from './use-keys.ts';

interface ListFieldsProps {
  readonly list: ListName;
  readonly shape: EntryShape;
  readonly entries: readonly Entry[];
  readonly beginnings?: EntryTemplates | undefined;
  readonly onChange: (entries: readonly Entry[]) => void;
}

interface Done {
  readonly text: string;
  /** Next focus: a field or the buttons of the entry at this place, or Undo. */
  readonly focus: { readonly place: number; readonly on: 'field' | 'acts' } | 'undo';
  readonly removed?: { readonly entry: Entry; readonly place: number };
}

/** Form fields of a list: entries can be added, moved and removed, and a removal undone. */
export function ListFields({ list, shape, entries, beginnings, onChange }: ListFieldsProps) {
  const { title, entry: word, add: addText } = texts.lists[list];
  const [done, setDone] = useState<Done>();
  const keys = useKeys(entries.length);
  const hasFields = typeof shape === 'object' && 'fields' in shape;
  const rows = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!done) return;
    if (done.focus === 'undo') return undo.current?.focus();
    const { place, on } = done.focus;
    const row = rows.current?.children[place];
    if (on === 'field') row?.querySelector('details')?.setAttribute('open', '');
    const fields = row?.querySelectorAll<HTMLElement>(
      on === 'field' ? 'input, select, textarea' : ':scope > div > button:enabled',
    );
    const all = [...(fields ?? [])];
    if (on === 'field' || !all.some((each) => each === document.activeElement)) all[0]?.focus();
  }, [done]);

  function put(next: readonly Entry[], what: Done): void {
    onChange(next);
    setDone(what);
  }

  function move(place: number, to: number): void {
    const entry = entries[place];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    keys.move(place, to);
    const text = texts.moved(texts.entry(word, place + 1), to + 1, entries.length);
    put(entries.toSpliced(place, 1).toSpliced(to, 0, entry), { text, focus: { place: to, on: 'acts' } });
  }

  function remove(place: number): void {
    const entry = entries[place];
    if (entry === undefined) return;
    keys.remove(place);
    const text = texts.removed(texts.entry(word, place + 1));
    put(entries.toSpliced(place, 1), { text, focus: 'undo', removed: { entry, place } });
  }

  function add(entry: Entry): void {
    put([...entries, entry], { text: '', focus: { place: entries.length, on: 'field' } });
  }

  function putBack({ entry, place }: NonNullable<Done['removed']>): void {
    keys.insert(place);
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
              <li
                key={keys.of(place)}
                className={cx(
                  'rounded-md border border-line',
                  hasFields ? 'relative px-3 py-2' : 'grid gap-1 p-2 sm:flex sm:items-start sm:gap-2',
                )}
              >
                <div className="grid min-w-0 flex-1 gap-3">
                  <EntryRow
                    shape={shape}
                    entry={entry}
                    name={name}
                    onChange={(next) => onChange(entries.with(place, next))}
                    innerList={innerList}
                  />
                </div>
                <EntryActs
                  name={name}
                  isFirst={place === 0}
                  isLast={place === entries.length - 1}
                  isOver={hasFields}
                  onMove={(by) => move(place, place + by)}
                  onRemove={() => remove(place)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {beginnings ? (
          <BeginEntry text={addText} beginnings={beginnings} onBegin={(begin) => add(begin(entries))} />
        ) : (
          <Button variant="secondary" size="small" onClick={() => add(emptyEntry(shape, entries.at(-1)))}>
            {addText}
          </Button>
        )}
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

const innerList: InnerList = (list, shape, entries, onChange) => (
  <ListFields key={list} list={list} shape={shape} entries={entries} onChange={onChange} />
);
