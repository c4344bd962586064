import type { ReactNode } from 'react';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type User, useSession } from '../session-store.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';

/** What only a signed-in user sees; others are asked to sign in. */
export function RequireUser({ children }: { readonly children: (user: User) => ReactNode }) {
  const session = useSession();
  if (session.status === 'checking') return <SkeletonLines lines={4} />;
  if (session.status === 'visitor') return <SignInPrompt />;
  return children(session.user);
}
