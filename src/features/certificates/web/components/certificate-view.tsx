import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Certificate } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';
import { ConfirmToGet } from './confirm-to-get.tsx';
import { CertificateFiles } from './certificate-files.tsx';
import { Day } from './day.tsx';
import { PageSwitch } from './page-switch.tsx';

/** Certificate as shown on its page: the image, and its contents in words. */
export function CertificateView({ certificate }: { readonly certificate: Certificate }) {
  const { id, courseTitle, learnerName, revoked, isTest, isOwn, isWaiting } = certificate;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-8">
        <ErrorLine>{revoked && texts.revoked(revoked.reason)}</ErrorLine>
        {isTest && <p className="rounded-lg bg-primary-soft px-5 py-3.5 text-sm">{texts.test}</p>}
        {isWaiting && <ConfirmToGet />}
        {!isWaiting && (
          <img
            src={`/api/certificates/${id}/badge.svg`}
            alt={texts.drawing(courseTitle, learnerName)}
            width="1200"
            height="848"
            className="h-auto w-full rounded-lg border border-line bg-surface"
          />
        )}
        <Facts certificate={certificate} />
      </div>
      <div className="grid content-start gap-10">
        {!isWaiting && <CertificateFiles certificateId={id} />}
        {isOwn && !isWaiting && <PageSwitch certificate={certificate} />}
        <p className="print:hidden">
          <TextLink to="/verify">{texts.toVerify}</TextLink>
        </p>
      </div>
    </div>
  );
}

function Facts({ certificate }: { readonly certificate: Certificate }) {
  const { id, courseText, completedAt, issuerName, siteUrl } = certificate;
  const issuer = (
    <>
      <span>{issuerName}</span> <span className="break-all">{`(${siteUrl})`}</span>
    </>
  );
  const rows = [
    { term: texts.completed, text: <Day at={completedAt} /> },
    { term: texts.issuedBy, text: issuer },
    { term: texts.course, text: <span className="whitespace-pre-line">{courseText}</span> },
    { term: texts.id, text: <span className="break-all">{id}</span> },
  ];
  return <FactRows rows={rows} />;
}
