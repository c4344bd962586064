import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import { LegalNote } from '../../../../platform/web/legal-note.tsx';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Credentials } from '../../contract.ts';
import { checkRegister } from '../form-checks.ts';
import { fieldMessages, registerMessages } from '../messages.ts';
import { call } from '../session-call.ts';
import { adoptSession } from '../session-store.ts';
import { useFaultyField } from '../use-faulty-field.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Creates an account from email and password, and signs it in. `onCreated` gets its uid before the session changes. */
export function Part({ onCreated }: { readonly onCreated: (uid: string) => void }) {
  const { state, run, reset } = useAct(async (body: z.infer<typeof Credentials>) => {
    const created = await call('POST /api/accounts', { body });
    onCreated(created.user.uid);
    adoptSession(created);
  });
  const form = useForm({ resolver: checkRegister, defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const lineId = useId();
  const faultyField = useFaultyField(state.status === 'failed' ? state.error : null, form.setFocus);

  return (
    <Card>
      {/* An error of the browser's own checks clears the server's last error. */}
      <form method="post" noValidate onSubmit={form.handleSubmit(run, reset)} className="grid gap-5">
        <TextField
          label={fieldMessages.email}
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          errorId={faultyField === 'email' ? lineId : undefined}
          {...form.register('email')}
        />
        <NewPasswordField
          label={fieldMessages.password}
          error={errors.password?.message}
          errorId={faultyField === 'password' ? lineId : undefined}
          {...form.register('password')}
        />
        <ErrorLine id={lineId}>{state.status === 'failed' && refusalText(state.error)}</ErrorLine>
        <Button type="submit" busy={state.status === 'pending'}>
          {registerMessages.submit}
        </Button>
        <LegalNote text={registerMessages.legal} />
      </form>
    </Card>
  );
}
