import type { ReactNode } from 'react';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import { failedWith } from '../../../../platform/web/rpc.ts';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import type { identityRoutes } from '../../contract.ts';
import { confirmMessages } from '../messages.ts';
import { call } from '../session-call.ts';
import { checkSession } from '../session-check.ts';
import { SignedInNote } from './signed-in-note.tsx';

type ConfirmAddress = (typeof identityRoutes)['PUT /api/address-confirmation'];

interface ConfirmAddressFormProps {
  readonly token: string;
  readonly email: string;
  /** Rendered if the link stopped working meanwhile. */
  readonly dead: ReactNode;
}

/** Confirms the address of a sign-up with a button, not by the visit, because mail scanners open links. */
export function ConfirmAddressForm({ token, email, dead }: ConfirmAddressFormProps) {
  const { state, run } = useAct(async () => {
    await call('PUT /api/address-confirmation', { body: { token } });
    await checkSession();
  });
  const failure = state.status === 'failed' ? state.error : null;
  if (failure && failedWith<ConfirmAddress>(failure, 'expired-action-code')) return dead;
  if (state.status === 'done') return <SignedInNote text={confirmMessages.addressDone(email)} takesFocus />;
  return (
    <Card className="grid gap-5">
      <p>
        {confirmMessages.isYours} <strong className="break-words">{email}</strong>
      </p>
      <ErrorLine>{failure && refusalText(failure)}</ErrorLine>
      <Button busy={state.status === 'pending'} onClick={() => void run(undefined)}>
        {confirmMessages.submit}
      </Button>
    </Card>
  );
}
