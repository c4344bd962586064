import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import { PasswordField } from '../../../identity/web/public.ts';
import { PasswordOnly } from '../../factor-contract.ts';
import { askPasswordMessages } from '../factor-messages.ts';
import { accountFieldTexts } from '../messages.ts';
import { useWrongPassword } from '../use-wrong-password.ts';

const checkPassword = checkForm(PasswordOnly, { password: accountFieldTexts.password });

interface AskPasswordProps {
  readonly email: string;
  /** Consequences of the action. */
  readonly lead?: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly failure: Error | null;
  /** Text for a failure without an API error. */
  readonly otherwise?: string | undefined;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password before an action. Replaces the action's button and takes the focus. */
export function AskPassword({ email, lead, submit, busy, failure, otherwise, ...on }: AskPasswordProps) {
  const { onPassword, onCancel } = on;
  const form = useForm({ resolver: checkPassword, defaultValues: { password: '' } });
  const { wrong, line } = useWrongPassword(failure, () => form.setFocus('password', { shouldSelect: true }), otherwise);
  useEffect(() => form.setFocus('password'), [form]);
  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(({ password }) => !busy && onPassword(password))}
        className="flex flex-col gap-5"
      >
        {lead && <p>{lead}</p>}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={askPasswordMessages.label}
          autoComplete="current-password"
          required
          error={form.formState.errors.password?.message ?? wrong}
          {...form.register('password')}
        />
        <FormLines>
          <ErrorLine>{line}</ErrorLine>
        </FormLines>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
          {/* Not while it is being sent: its result, such as new codes, would be lost. */}
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {askPasswordMessages.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
