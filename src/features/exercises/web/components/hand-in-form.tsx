import { type FormEvent, useRef, useState } from 'react';
import { completedLink, isWebLink } from '../../../../platform/contract/web-link.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useHandInWork } from '../data.ts';
import type { Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.handIn;

/** Form for a link or a file, with a note. Its input is cleared once submitted, except for later changes. */
export function HandInForm({ place }: { readonly place: Place }) {
  const [fault, setFault] = useState<'missing' | 'both' | 'noLink' | null>(null);
  const [isHandedIn, setHandedIn] = useState(false);
  const [isEntered, setEntered] = useState(false);
  // A second press may come before the next render.
  const isUnderWay = useRef(false);
  const { mutate, isPending, isError, error } = useHandInWork(place);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const textOf = (name: string) => {
      const text = fields.get(name);
      return typeof text === 'string' ? text.trim() : '';
    };
    const [typed, note] = [textOf('link'), textOf('note')];
    const link = completedLink(typed);
    const chosen = fields.get('file');
    const file = chosen instanceof File && chosen.size > 0 ? chosen : null;
    const wrong = faultOf(link, file);
    setFault(wrong);
    setHandedIn(false);
    if (isUnderWay.current || wrong !== null) return;
    isUnderWay.current = true;
    const sent = fieldsOf(form).map((field) => ({ field, entered: enteredIn(field) }));
    mutate(
      { link, file, note },
      {
        onSuccess: () => {
          for (const { field, entered } of sent) if (enteredIn(field) === entered) field.value = '';
          setEntered(isAnythingIn(form));
          setHandedIn(true);
        },
        onSettled: () => void (isUnderWay.current = false),
      },
    );
  };
  const enter = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setEntered(isAnythingIn(currentTarget));
    setHandedIn(false);
  };
  return (
    <form noValidate onSubmit={send} onInput={enter} className="grid gap-4 print:hidden">
      {isEntered && <LeaveGuard active />}
      <TextField
        label={texts.link}
        name="link"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={fault === 'noLink' ? texts.noLink : undefined}
      />
      <FileField label={texts.file} name="file" accept=".zip" />
      <TextArea label={texts.note} name="note" rows={2} className="min-h-16" />
      <ErrorLine>
        {fault === 'noLink' ? null : fault ? texts[fault] : isError && failureText(error, texts.failed)}
      </ErrorLine>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isPending}>
          {texts.submit}
        </Button>
        <StatusLine>{isHandedIn && texts.handedIn}</StatusLine>
      </div>
    </form>
  );
}

function faultOf(link: string, file: File | null) {
  if (link !== '' && file !== null) return 'both';
  if (link === '') return file === null ? 'missing' : null;
  return isWebLink(link) ? null : 'noLink';
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

function isAnythingIn(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) => enteredIn(field) !== '');
}

/** Value of a field; for a file field the file itself, since another one may have the same name. */
function enteredIn(field: Field): string | File {
  return (field instanceof HTMLInputElement && field.files?.[0]) || field.value;
}
