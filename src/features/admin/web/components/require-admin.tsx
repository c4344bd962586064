import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { consoleMessages } from '../messages.ts';

interface RequireAdminProps {
  /** `uid` is the administrator's. */
  readonly children: (uid: string) => ReactNode;
}

/** Renders content for administrators, and a notice for others. The server enforces access to data. */
export function RequireAdmin({ children }: RequireAdminProps) {
  return (
    <RequireUser>
      {({ uid, role }) => {
        if (role === 'admin') return children(uid);
        return role === 'teacher' ? <TeacherHere /> : <NotAdmin />;
      }}
    </RequireUser>
  );
}

/** Redirects a teacher from /admin to their own pages; in a section, shows that it is for administrators. */
function TeacherHere() {
  const { section } = useParams({ strict: false });
  return section === undefined ? <ToTeaching /> : <NotAdmin isTeacher />;
}

/** Replaces the address, so that Back does not return here. */
function ToTeaching() {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: '/teach', replace: true }), [navigate]);
  return <SkeletonLines lines={4} />;
}

function NotAdmin({ isTeacher = false }: { readonly isTeacher?: boolean }) {
  return (
    <EmptyState text={isTeacher ? consoleMessages.notAdminButTeacher : consoleMessages.notAdmin}>
      <LinkButton to={isTeacher ? '/teach' : '/dashboard'} variant="secondary">
        {isTeacher ? consoleMessages.toTeaching : consoleMessages.toDashboard}
      </LinkButton>
    </EmptyState>
  );
}
