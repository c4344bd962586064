import { useSearch } from '@tanstack/react-router';
import { failedWith } from '../../../../platform/web/rpc.ts';
import { useAct } from '../../../../platform/web/use-act.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import type { identityRoutes } from '../../contract.ts';
import { confirmMessages } from '../messages.ts';
import { DeadLink } from '../parts/dead-link.tsx';
import { SignedInNote } from '../parts/signed-in-note.tsx';
import { call } from '../session-call.ts';
import { checkSession } from '../session-check.ts';

type ConfirmEmail = (typeof identityRoutes)['PUT /api/email'];

/** Where the link mailed to a changed address leads. A click confirms, not the visit: mail scanners visit links. */
export function Page() {
  const { token } = useSearch({ from: '/confirm-email' });
  const { state, run } = useAct(async () => {
    const { email } = await call('PUT /api/email', { body: { token } });
    await checkSession();
    return email;
  });
  const expired =
    token === '' || (state.status === 'failed' && failedWith<ConfirmEmail>(state.error, 'expired-action-code'));

  return (
    <Width width="narrow">
      <PageTitle title={confirmMessages.title} />
      {expired ? (
        <DeadLink text={confirmMessages.expired} again={confirmMessages.again}>
          <LinkButton to="/edit-profile">{confirmMessages.editProfile}</LinkButton>
        </DeadLink>
      ) : state.status === 'done' ? (
        <SignedInNote text={confirmMessages.done(state.answer)} />
      ) : (
        <Card className="grid justify-items-start gap-5">
          <p>{confirmMessages.text}</p>
          <ErrorLine>{state.status === 'failed' && state.error.message}</ErrorLine>
          <Button busy={state.status === 'pending'} onClick={() => void run(undefined)}>
            {confirmMessages.submit}
          </Button>
        </Card>
      )}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: 'Confirm your email address', description: '' };
}
