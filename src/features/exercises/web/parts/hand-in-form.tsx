import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useHandInWork } from '../data.ts';
import type { Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.handIn;

/** A link or a file, with a note; what was entered stays until it has arrived. */
export function HandInForm({ place }: { readonly place: Place }) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<'missing' | 'both' | null>(null);
  // A second press may come before this is drawn anew.
  const isUnderWay = useRef(false);
  const { mutate, isPending, isError, error } = useHandInWork(place);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const text = fields.get(name);
      return typeof text === 'string' ? text.trim() : '';
    };
    const [link, note] = [textOf('link'), textOf('note')];
    const chosen = fields.get('file');
    const file = chosen instanceof File && chosen.size > 0 ? chosen : null;
    const wrong = link !== '' && file !== null ? 'both' : link === '' && file === null ? 'missing' : null;
    setFault(wrong);
    if (isUnderWay.current || wrong !== null) return;
    isUnderWay.current = true;
    mutate(
      { link, file, note },
      { onSuccess: () => form.current?.reset(), onSettled: () => void (isUnderWay.current = false) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-4 print:hidden">
      <TextField label={texts.link} name="link" type="url" inputMode="url" />
      <FileField label={texts.file} name="file" accept=".zip" />
      <TextArea label={texts.note} name="note" rows={2} className="min-h-16" />
      <ErrorLine>{fault ? texts[fault] : isError && failureText(error, texts.failed)}</ErrorLine>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  );
}
