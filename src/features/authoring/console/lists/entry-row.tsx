import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { EntryField } from './entry-field.tsx';
import { type Entry, type EntryRecord, isRecord } from './entry.ts';
import type { EntryShape, RecordShape } from './list-shapes.ts';
import { type ListName, listFieldMessages as texts } from './messages.ts';

/** Renders a list within an entry. Passed in, because lists and entries would otherwise import each other. */
export type InnerList = (
  list: ListName,
  shape: EntryShape,
  entries: readonly Entry[],
  onChange: (entries: readonly Entry[]) => void,
) => ReactNode;

interface EntryRowProps {
  readonly shape: EntryShape;
  readonly entry: Entry;
  /** Label of the entry, such as `Skill 2`. */
  readonly name: string;
  readonly onChange: (entry: Entry) => void;
  readonly innerList: InnerList;
}

const foldedWords = 60;
/** Leaves room for the entry's buttons. */
const headStyle = 'flex min-h-9 items-center pe-30 text-sm pointer-coarse:min-h-11 pointer-coarse:pe-36';

/** Fields of one entry. */
export function EntryRow({ shape, entry, name, onChange, innerList }: EntryRowProps) {
  if (typeof shape === 'string')
    return <EntryField of={shape} label={name} isLabelHidden value={entry} onChange={onChange} />;
  // The only nested list so far is the list of accepted answers.
  if ('list' in shape) return innerList('accept', shape.list, listOf(entry), onChange);
  const record = isRecord(entry) ? entry : {};
  const put = (field: string, of: EntryShape, next: Entry) =>
    onChange(of === 'tick' && next === false ? without(record, field) : { ...record, [field]: next });
  const fields = fieldsOf(shape, record).map(([field, of]) => {
    if (typeof of !== 'string')
      return (
        'list' in of && innerList(field as ListName, of.list, listOf(record[field]), (next) => put(field, of, next))
      );
    return (
      <EntryField
        key={field}
        of={of}
        label={texts.fields[field as keyof typeof texts.fields]}
        isLabelHidden={false}
        value={record[field]}
        onChange={(next) => put(field, of, next)}
      />
    );
  });
  if (!shape.foldedBy) {
    return (
      <>
        <p className={cx(headStyle, 'text-muted')}>{name}</p>
        {fields}
      </>
    );
  }
  const words = shape.foldedBy.map((field) => record[field]).find((each) => typeof each === 'string');
  return (
    <details className="group min-w-0">
      <summary className={cx(headStyle, 'list-none gap-2 font-semibold [&::-webkit-details-marker]:hidden')}>
        <Icon name="chevron-down" className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180" />
        <span className="min-w-0 truncate">{texts.folded(name, (words ?? '').slice(0, foldedWords))}</span>
      </summary>
      <div className="grid gap-3 pt-2 pb-1">{fields}</div>
    </details>
  );
}

/** Returns the fields that the entry has, in the shape's order, and all checkboxes. */
function fieldsOf({ fields, optional = {} }: RecordShape, entry: EntryRecord): [string, EntryShape][] {
  return [
    ...Object.entries(fields),
    ...Object.entries(optional).filter(([name, of]) => of === 'tick' || name in entry),
  ];
}

function without(record: EntryRecord, field: string): EntryRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}

function listOf(value: Entry | undefined): readonly Entry[] {
  return Array.isArray(value) ? (value as readonly Entry[]) : [];
}
