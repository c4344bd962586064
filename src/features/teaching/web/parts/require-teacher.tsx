import type { ReactNode } from 'react';
import { isAtLeast } from '../../../../platform/contract/roles.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { teachingMessages } from '../messages.ts';

/** What only those see who teach; others are told so. That nothing else gets out, the server holds. */
export function RequireTeacher({ children }: { readonly children: ReactNode }) {
  return (
    <RequireUser>
      {({ role }) =>
        isAtLeast(role, 'teacher') ? (
          children
        ) : (
          <EmptyState text={teachingMessages.notTeacher}>
            <LinkButton to="/dashboard" variant="secondary">
              {teachingMessages.toDashboard}
            </LinkButton>
          </EmptyState>
        )
      }
    </RequireUser>
  );
}
