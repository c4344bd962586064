import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { LegalNote } from '../../../../platform/web/legal-note.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useOwnDetails } from '../../../identity/web/public.ts';
import { FilledForm } from '../../contract.ts';
import { useSendContactMessage } from '../data.ts';
import { contactFieldTexts, contactFormMessages } from '../form-messages.ts';
import { useCarriedMessage } from '../use-carried-message.ts';

const empty = { name: '', email: '', message: '', homepage: '' };

/** Contact form with name, email and message. The input stays until it is sent. */
export function Part() {
  const form = useForm({ resolver: checkForm(FilledForm, contactFieldTexts), defaultValues: empty });
  useOwnDetails(form);
  const { errors, isDirty } = form.formState;
  const { state, run, reset } = useSendContactMessage();
  const sent = state.status === 'done' ? state.answer : null;

  useCarriedMessage((message) => {
    if (form.getValues('message') === '') form.setValue('message', message);
  });

  function startAgain() {
    const typed = form.getValues();
    form.reset({ ...typed, message: '' });
    // Restores text that was typed while the message was being sent.
    if (typed.message.trim() !== sent?.message) form.setValue('message', typed.message, { shouldDirty: true });
    // The pressed button disappears with the note, and the field is hidden until this is rendered.
    flushSync(reset);
    form.setFocus('message');
  }

  return (
    <Card>
      <LeaveGuard active={isDirty && !sent} />
      {/* Mounted while still empty, so that the confirmation is announced. */}
      <StatusLine>{sent && contactFormMessages.sent}</StatusLine>
      {sent && <SentNote email={sent.email} onAnother={startAgain} />}
      <form
        method="post"
        noValidate
        hidden={sent !== null}
        onSubmit={form.handleSubmit(run, reset)}
        className="grid gap-5 [&[hidden]]:hidden"
      >
        <TextField
          label={contactFormMessages.name}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={contactFormMessages.email}
          type="email"
          autoComplete="email"
          required
          hint={contactFormMessages.emailHint}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextArea
          label={contactFormMessages.message}
          rows={6}
          required
          error={errors.message?.message}
          {...form.register('message')}
        />
        {/* Honeypot for bots, which fill in every field. */}
        <label aria-hidden="true" className="sr-only">
          {contactFormMessages.trap}
          <input {...form.register('homepage')} tabIndex={-1} autoComplete="off" />
        </label>
        <LegalNote text={contactFormMessages.legal} />
        <ErrorLine>{state.status === 'failed' && failureText(state.error, contactFormMessages.failed)}</ErrorLine>
        <Button type="submit" busy={state.status === 'pending'} className="justify-self-start">
          {contactFormMessages.submit}
        </Button>
      </form>
    </Card>
  );
}

interface SentNoteProps {
  readonly email: string;
  readonly onAnother: () => void;
}

function SentNote({ email, onAnother }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  // The focused button was removed with the form, and most of the page's height with it.
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={note} tabIndex={-1} className="mt-3 grid justify-items-start gap-4">
      <p>{contactFormMessages.sentNote(email)}</p>
      <Button variant="secondary" onClick={onAnother}>
        {contactFormMessages.another}
      </Button>
    </div>
  );
}
