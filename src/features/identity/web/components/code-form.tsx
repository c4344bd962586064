import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Code } from '../../contract.ts';
import { codeMessages as texts, codeMessages } from '../code-messages.ts';
import { call } from '../session-call.ts';
import type { PasskeySession } from '../use-passkey-login.ts';
import { LastCodes } from './last-codes.tsx';

const checkCode = checkForm(z.object({ code: Code }), { code: { missing: codeMessages.missing } });

interface CodeFormProps {
  readonly onSession: (session: PasskeySession) => Promise<unknown>;
  /** Returns to the password step. */
  readonly onBack: () => void;
}

/** Second step of a login: the code of the authenticator app, or a recovery code. */
export function Part({ onSession, onBack }: CodeFormProps) {
  const [used, setUsed] = useState<{ session: PasskeySession; left: number }>();
  const { state, run } = useAct(async ({ code }: { code: string }) => {
    const { session, recoveryCodesLeft } = await call('POST /api/session/code', { body: { code } });
    if (recoveryCodesLeft === null) await onSession(session);
    else setUsed({ session, left: recoveryCodesLeft });
  });
  const form = useForm({ resolver: checkCode, defaultValues: { code: '' } });
  const failure = state.status === 'failed' ? state.error : null;
  useEffect(() => form.setFocus('code', { shouldSelect: true }), [form, failure]);

  if (used) return <LastCodes left={used.left} onContinue={() => void onSession(used.session)} />;
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.handleSubmit(run)} className="grid gap-5">
        <h2 className="text-h3">{texts.title}</h2>
        <TextField
          label={texts.code}
          hint={texts.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.formState.errors.code?.message ?? (failure ? refusalText(failure) : undefined)}
          {...form.register('code')}
        />
        <div className="grid gap-2">
          <Button type="submit" busy={state.status === 'pending'}>
            {texts.submit}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
        <p className="text-sm text-muted">
          {texts.lost}{' '}
          <Link to="/contact" className="text-link">
            {texts.contact}
          </Link>
        </p>
      </form>
    </Card>
  );
}
