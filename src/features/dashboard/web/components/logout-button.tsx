import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useSignOut } from '../../../identity/web/public.ts';
import { dashboardMessages } from '../messages.ts';

type LogoutState = { readonly status: 'idle' | 'pending' } | { readonly status: 'failed'; readonly message: string };

/** Signs out and goes to /login; without a connection it shows an error, and the user stays signed in. */
export function LogoutButton() {
  const signOut = useSignOut();
  const [state, setState] = useState<LogoutState>({ status: 'idle' });

  async function logOut() {
    setState({ status: 'pending' });
    const failure = await signOut();
    if (failure) setState({ status: 'failed', message: failure });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" busy={state.status === 'pending'} onClick={() => void logOut()}>
        {dashboardMessages.logout}
      </Button>
      <ErrorLine>{state.status === 'failed' && state.message}</ErrorLine>
    </div>
  );
}
