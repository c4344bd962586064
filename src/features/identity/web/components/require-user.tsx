import { Fragment, type ReactNode } from 'react';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { StaysWithInput, useUser } from '../paused-user.tsx';
import { type User, useSession } from '../session-store.ts';
import { PausedStrip } from './paused-strip.tsx';
import { SessionUnreachable } from './session-unreachable.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';

interface RequireUserProps {
  /** Error text while the server cannot be reached to check the session. */
  readonly unreachable?: string;
  readonly children: (user: User) => ReactNode;
}

/**
 * Renders content for signed-in users; asks others to sign in. Content with input stays when the session expires; another
 * user gets content of their own.
 */
export function RequireUser(props: RequireUserProps) {
  return (
    <StaysWithInput className="fills-window">
      <ForUser {...props} />
    </StaysWithInput>
  );
}

function ForUser({ unreachable, children }: RequireUserProps) {
  const session = useSession();
  const user = useUser();
  if (user)
    return (
      <>
        <PausedStrip />
        <Fragment key={user.uid}>{children(user)}</Fragment>
      </>
    );
  if (session.status === 'unreachable') return <SessionUnreachable {...(unreachable && { text: unreachable })} />;
  return session.status === 'visitor' ? <SignInPrompt /> : <SkeletonLines lines={4} />;
}
