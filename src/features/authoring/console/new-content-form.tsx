import { type SubmitEvent, useState } from 'react';
import { fieldFaults, formFailureText } from '../../../platform/web/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextField } from '../../../ui/limited-field.tsx';
import { ChoiceField } from '../../admin/web/public.ts';
import { type CreatableKind, creatableKinds } from '../kinds-contract.ts';
import { type ContentItem, useAddContent } from './content-data.ts';
import { contentListMessages, newContentMessages as texts } from './content-messages.ts';
import { idFrom, isNamedAfterOther, newItem, placeKindOf } from './new-item.ts';
import { usePlaces } from './use-places.ts';

interface NewContentFormProps {
  readonly onBegun: (item: ContentItem) => void;
}

const { kinds } = contentListMessages;
/** Refusals that concern the id. */
const codesOfId = { 'content-exists': 'id', 'id-not-of-kind': 'id' } as const;
const options = Object.fromEntries(creatableKinds.map((kind) => [kind, kinds[kind]])) as Record<CreatableKind, string>;

/** Form for new content: its kind, what it belongs to, its title and its id. */
export function NewContentForm({ onBegun }: NewContentFormProps) {
  const [kind, setKind] = useState<CreatableKind>('article');
  const [title, setTitle] = useState('');
  const [ownId, setId] = useState<string | null>(null);
  const [place, setPlace] = useState('');
  const add = useAddContent();
  const placeKind = placeKindOf(kind);
  const id = ownId ?? idFrom(title);
  const places = usePlaces(kind);
  const faults = fieldFaults(add.error, { title: texts.title, id: texts.id }, codesOfId);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    add.mutate(newItem({ kind, title, id, place }), { onSuccess: onBegun });
  }

  return (
    <form onSubmit={submit} className="grid max-w-2xl gap-5 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap gap-5">
        <ChoiceField label={texts.kind} value={kind} options={options} onChange={(next) => next && begin(next)} />
        {placeKind && (
          <ChoiceField
            label={texts.places[placeKind].label}
            value={place}
            any={places.isPending ? texts.loading : texts.places[placeKind].any}
            options={places.names}
            required
            onChange={(next = '') => setPlace(next)}
          />
        )}
      </div>
      {texts.begins[kind] && <p className="text-sm text-muted">{texts.begins[kind]}</p>}
      {placeKind && places.isNone && <p className="text-sm font-semibold">{texts.noPlace[kind] ?? texts.noCourse}</p>}
      {!isNamedAfterOther(kind) && (
        <>
          <LimitedTextField
            label={texts.title}
            value={title}
            error={faults.title}
            required
            maxLength={100}
            onChange={({ target }) => setTitle(target.value)}
          />
          <LimitedTextField
            label={texts.id}
            hint={texts.idHint}
            value={id}
            error={faults.id}
            required
            maxLength={64}
            onChange={({ target }) => setId(target.value)}
          />
        </>
      )}
      <ErrorLine>{places.problem ?? (add.error && formFailureText(add.error, faults, texts.failed))}</ErrorLine>
      <div>
        <Button type="submit" busy={add.isPending}>
          {texts.add}
        </Button>
      </div>
    </form>
  );

  function begin(next: CreatableKind) {
    setKind(next);
    // The chosen course stays for another kind of part. A quiz or outline lists only items without one, so the choice
    // is cleared.
    if (placeKindOf(next) !== placeKind || isNamedAfterOther(next)) setPlace('');
    add.reset();
  }
}
