import { type SubmitEvent, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type CreatableKind, creatableKinds, partKinds } from '../../../authoring/kinds-contract.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { type ContentItem, useAddContent } from './content-data.ts';
import { contentListMessages, newContentMessages as texts } from './content-messages.ts';

interface NewContentProps {
  readonly onBegun: (item: ContentItem) => void;
}

const { kinds } = contentListMessages;
const options = Object.fromEntries(creatableKinds.map((kind) => [kind, kinds[kind]])) as Record<CreatableKind, string>;

/** Begins something from nothing: a button, and what has to be known first. */
export function NewContent({ onBegun }: NewContentProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{texts.begin}</Button>
      </div>
    );
  }
  return <NewContentForm onBegun={onBegun} onCancel={() => setOpen(false)} />;
}

function NewContentForm({ onBegun, onCancel }: NewContentProps & { readonly onCancel: () => void }) {
  const [kind, setKind] = useState<CreatableKind>('article');
  const [title, setTitle] = useState('');
  const [ownId, setId] = useState<string | null>(null);
  const [course, setCourse] = useState('');
  const add = useAddContent();
  const isPart = partKinds.some((each) => each === kind);
  const id = ownId ?? idFrom(title);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    add.mutate({ kind, title, id: isPart ? `${course.trim()}/${id}` : id }, { onSuccess: onBegun });
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-2xl gap-5 rounded-lg border border-line bg-surface p-5">
      <div className="flex">
        <ChoiceField label={texts.kind} value={kind} options={options} onChange={(next) => next && setKind(next)} />
      </div>
      {texts.begins[kind] && <p className="text-sm text-muted">{texts.begins[kind]}</p>}
      <TextField
        label={texts.title}
        value={title}
        required
        maxLength={100}
        onChange={({ target }) => setTitle(target.value)}
      />
      {isPart && (
        <TextField
          label={texts.course}
          hint={texts.courseHint}
          value={course}
          required
          maxLength={64}
          onChange={({ target }) => setCourse(target.value)}
        />
      )}
      <TextField
        label={texts.id}
        hint={kind === 'quiz' ? texts.quizHint : texts.idHint}
        value={id}
        required
        maxLength={64}
        onChange={({ target }) => setId(target.value)}
      />
      <ErrorLine>{add.error && failureText(add.error, texts.failed)}</ErrorLine>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={add.isPending}>
          {texts.add}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What an id is made of, of a title. */
function idFrom(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replaceAll(/^-+|-+$/g, '');
}
