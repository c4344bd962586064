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
      {({ uid, role }) =>
        role === 'admin' ? (
          children(uid)
        ) : (
          <EmptyState text={consoleMessages.notAdmin}>
            <LinkButton to="/dashboard" variant="secondary">
              {consoleMessages.toDashboard}
            </LinkButton>
          </EmptyState>
        )
      }
    </RequireUser>
  );
}
