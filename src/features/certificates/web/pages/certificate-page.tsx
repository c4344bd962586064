import { useParams } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { useCertificate } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';
import { CertificateView } from '../components/certificate-view.tsx';

/** /certificates/…: one certificate, for everyone to whom its learner gives the address. */
export function Page() {
  const { certificateId = '' } = useParams({ strict: false });
  const session = useSession();
  const viewer = session.status === 'signed-in' ? session.user.uid : null;
  const query = useCertificate(certificateId, viewer, session.status !== 'checking');
  const { data, error } = query;
  if (data) {
    const { courseTitle, learnerName } = data;
    const lead = learnerName === '' ? texts.nobody : texts.awarded(learnerName);
    return (
      <Width className="fills-window">
        <PageTitle title={texts.heading(courseTitle)} lead={lead} />
        <CertificateView certificate={data} />
      </Width>
    );
  }
  return (
    <Width className="fills-window">
      <PageTitle title={texts.title} />
      {!error && <SkeletonLines lines={6} />}
      {error && isGone(error) && <NotFound />}
      {error && !isGone(error) && (
        <Failed text={texts.failed} retry={texts.retry} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Width>
  );
}

/** Returns whether the certificate does not exist; true for an address that cannot be a certificate's, too. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function NotFound() {
  return (
    <EmptyState text={texts.notFound}>
      <LinkButton to="/verify" variant="secondary">
        {texts.toVerify}
      </LinkButton>
    </EmptyState>
  );
}

export function describe(): PageMeta {
  return { title: texts.title, description: texts.description };
}
