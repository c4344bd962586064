import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { SessionUnreachable, useSession } from '../../../identity/web/public.ts';
import { careerCenterMessages } from '../messages.ts';
import { CareerList } from '../components/career-list.tsx';
import { LoginRedirect } from '../components/login-redirect.tsx';

/** The Career Center (specification §2, §4). */
export function Page() {
  const { status } = useSession();
  return (
    <Width className="fills-window">
      <PageTitle title={careerCenterMessages.title} lead={careerCenterMessages.lead} />
      {status === 'checking' && <SkeletonLines lines={6} />}
      {status === 'unreachable' && <SessionUnreachable />}
      {status === 'visitor' && <LoginRedirect text={careerCenterMessages.logIn} />}
      {status === 'signed-in' && <CareerList />}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: careerCenterMessages.title, description: careerCenterMessages.description };
}
