import type { ReactNode } from 'react';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type User, useSession } from '../session-store.ts';
import { SessionUnreachable } from './session-unreachable.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';

interface RequireUserProps {
  /** Error text while the server cannot be reached to check the session. */
  readonly unreachable?: string;
  readonly children: (user: User) => ReactNode;
}

/** Renders content for signed-in users; asks others to sign in. */
export function RequireUser(props: RequireUserProps) {
  return (
    <div className="fills-window">
      <ForUser {...props} />
    </div>
  );
}

function ForUser({ unreachable, children }: RequireUserProps) {
  const session = useSession();
  if (session.status === 'checking') return <SkeletonLines lines={4} />;
  if (session.status === 'unreachable') return <SessionUnreachable {...(unreachable && { text: unreachable })} />;
  if (session.status === 'visitor') return <SignInPrompt />;
  return children(session.user);
}
