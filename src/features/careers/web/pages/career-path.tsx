import { Navigate } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { SessionUnreachable, useSession } from '../../../identity/web/public.ts';
import { careerPathMessages } from '../messages.ts';
import { LoginRedirect } from '../parts/login-redirect.tsx';

/** Specification §4, Career Path: a signed-in user is taken to the dashboard, anyone else to the login. */
export function Page() {
  const { status } = useSession();
  return (
    <Width>
      <PageTitle title={careerPathMessages.title} />
      {status === 'checking' && <SkeletonLines lines={2} />}
      {status === 'unreachable' && <SessionUnreachable />}
      {status === 'visitor' && <LoginRedirect text={careerPathMessages.logIn} />}
      {status === 'signed-in' && (
        <>
          <p role="status">{careerPathMessages.leaving}</p>
          <Navigate to="/dashboard" replace />
        </>
      )}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: careerPathMessages.title, description: careerPathMessages.description };
}
