import { type FormEvent, useRef, useState } from 'react';
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

/** A link or a file, with a note. What was entered stays until it has arrived; what was entered meanwhile stays then, too. */
export function HandInForm({ place }: { readonly place: Place }) {
  const [fault, setFault] = useState<'missing' | 'both' | null>(null);
  const [isHandedIn, setHandedIn] = useState(false);
  const [isEntered, setEntered] = useState(false);
  // A second press may come before this is drawn anew.
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
    const [link, note] = [textOf('link'), textOf('note')];
    const chosen = fields.get('file');
    const file = chosen instanceof File && chosen.size > 0 ? chosen : null;
    const wrong = link !== '' && file !== null ? 'both' : link === '' && file === null ? 'missing' : null;
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
      <TextField label={texts.link} name="link" type="url" inputMode="url" />
      <FileField label={texts.file} name="file" accept=".zip" />
      <TextArea label={texts.note} name="note" rows={2} className="min-h-16" />
      <ErrorLine>{fault ? texts[fault] : isError && failureText(error, texts.failed)}</ErrorLine>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isPending}>
          {texts.submit}
        </Button>
        <StatusLine>{isHandedIn && texts.handedIn}</StatusLine>
      </div>
    </form>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

function isAnythingIn(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) => enteredIn(field) !== '');
}

/** What stands in a field; of a chosen file the file itself, since another one may have its name. */
function enteredIn(field: Field): string | File {
  return (field instanceof HTMLInputElement && field.files?.[0]) || field.value;
}
