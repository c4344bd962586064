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

/** What only administrators see; others are told so. That nothing else gets out, the server holds. */
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

/** At the console's own address a teacher finds what they may do; one of its sections is none of theirs, and says so. */
function TeacherHere() {
  const { section } = useParams({ strict: false });
  return section === undefined ? <ToTeaching /> : <NotAdmin isTeacher />;
}

/** Replaces the address, so that Back does not lead here again. */
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
