import { Navigate } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { SessionUnreachable, useSession } from '../../../identity/web/public.ts';
import { careerPathMessages } from '../messages.ts';
import { LoginRedirect } from '../components/login-redirect.tsx';

/** The Career Path page: redirects signed-in users to the dashboard, and others to the login (specification §4). */
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
