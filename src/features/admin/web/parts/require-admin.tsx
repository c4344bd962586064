import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { consoleMessages } from '../messages.ts';

interface RequireAdminProps {
  /** `uid` is the administrator's. */
  readonly children: (uid: string) => ReactNode;
}

/** What only administrators see; others are told so. That nothing else gets out, the server holds. */
export function RequireAdmin({ children }: RequireAdminProps) {
  return (
    <RequireUser>
      {({ uid, role }) => (role === 'admin' ? children(uid) : <NotAdmin isTeacher={role === 'teacher'} />)}
    </RequireUser>
  );
}

/** A teacher who comes here most likely looks for the pages of teaching. */
function NotAdmin({ isTeacher }: { readonly isTeacher: boolean }) {
  return (
    <EmptyState text={isTeacher ? consoleMessages.notAdminButTeacher : consoleMessages.notAdmin}>
      <LinkButton to={isTeacher ? '/teach' : '/dashboard'} variant="secondary">
        {isTeacher ? consoleMessages.toTeaching : consoleMessages.toDashboard}
      </LinkButton>
    </EmptyState>
  );
}
