import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { HandoverForm } from '../../../contact/contract.ts';
import { useOwnDetails } from '../../../identity/web/public.ts';
import { type ChatMessage, currentConversation } from '../conversation.ts';
import { linesOf, useHandOver } from '../handover.ts';
import { handoverFieldTexts, handoverMessages as texts } from '../handover-messages.ts';
import { chatMessages } from '../messages.ts';
import { forgetHandover, storeHandover, typedHandover } from '../typed-handover.ts';

interface HandoverFormProps {
  readonly messages: readonly ChatMessage[];
  readonly onBack: () => void;
}

/** Form for handing the conversation over to a person: shows a preview and asks for name and address. */
export function Part({ messages, onBack }: HandoverFormProps) {
  const form = useForm({ resolver: checkForm(HandoverForm, handoverFieldTexts), defaultValues: typedHandover() });
  useOwnDetails(form);
  const { errors } = form.formState;
  const { state, run, reset } = useHandOver();
  const isSent = state.status === 'done';
  const lines = linesOf(messages);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(
    () => () => {
      // Clears the draft if it was sent, or if the conversation was cleared because its user signed out.
      if (isSent || currentConversation().messages.length === 0) forgetHandover();
      else storeHandover(form.getValues());
    },
    [form, isSent],
  );

  return (
    <div className="grid content-start gap-4 overflow-y-auto overscroll-contain p-4">
      <h3 ref={title} tabIndex={-1} className="text-h3">
        {texts.title}
      </h3>
      {/* Takes the focus from the form, so that Escape still closes the panel. */}
      <DoneLine takesFocus={isSent}>{isSent && texts.sent}</DoneLine>
      {isSent ? (
        <p className="text-sm wrap-anywhere">{texts.sentNote(form.getValues('email'))}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{texts.lead}</p>
          <Preview lines={lines} />
          <form
            noValidate
            onSubmit={form.handleSubmit((values) => run({ ...values, lines }), reset)}
            className="grid gap-4"
          >
            <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...form.register('name')} />
            <TextField
              label={texts.email}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...form.register('email')}
            />
            <TextArea
              label={texts.message}
              hint={texts.optional}
              rows={2}
              error={errors.message?.message}
              {...form.register('message')}
            />
            <ErrorLine>{state.status === 'failed' && failureText(state.error, texts.failed)}</ErrorLine>
            <Button type="submit" busy={state.status === 'pending'}>
              {texts.send}
            </Button>
          </form>
        </>
      )}
      <Button variant="secondary" onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  );
}

function Preview({ lines }: { readonly lines: ReturnType<typeof linesOf> }) {
  return (
    <ol aria-label={texts.conversation} className="grid gap-2 rounded-md border border-line p-4 text-sm">
      {lines.map(({ id, sender, text }) => (
        <li key={id} dir="auto" className="wrap-anywhere">
          <span className="font-semibold">{`${sender === 'user' ? chatMessages.you : chatMessages.bot}: `}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
