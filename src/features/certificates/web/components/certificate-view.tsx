import { ErrorLine } from '../../../../ui/error-line.tsx';
import { DoneText } from '../../../../ui/status-line.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { CertificateWithWork } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateFiles } from './certificate-files.tsx';
import { ConfirmToGet } from './confirm-to-get.tsx';
import { NextStepLink, nextStepText } from './next-step-link.tsx';
import { PageSwitch } from './page-switch.tsx';
import { Share } from './share.tsx';

interface CertificateViewProps {
  readonly certificate: CertificateWithWork;
}

/** Certificate as shown on its page: the image, its contents in words, and the learner's actions. */
export function CertificateView({ certificate }: CertificateViewProps) {
  const { id, courseTitle, learnerName, issuerName, revoked, isTest, isWaiting } = certificate;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-8">
        <ErrorLine>{revoked && texts.revoked(revoked.reason)}</ErrorLine>
        {!revoked && !isWaiting && <DoneText>{texts.genuine(issuerName)}</DoneText>}
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
      </div>
      <Actions certificate={certificate} />
      <div>
        <CertificateFacts certificate={certificate} />
      </div>
    </div>
  );
}

function Actions({ certificate }: CertificateViewProps) {
  const { id, revoked, isOwn, isWaiting, next } = certificate;
  return (
    <div className="grid content-start gap-10 lg:row-span-2">
      {isOwn && !isWaiting && !revoked && <Share certificate={certificate} />}
      {!isWaiting && <CertificateFiles certificateId={id} />}
      {next && (
        <section aria-labelledby="next-step" className="grid justify-items-start gap-3 print:hidden">
          <h2 id="next-step" className="text-h3">
            {texts.nextTitle}
          </h2>
          {nextStepText(next) && <p className="text-sm text-muted">{nextStepText(next)}</p>}
          <NextStepLink next={next} />
        </section>
      )}
      {isOwn && !isWaiting && <PageSwitch certificate={certificate} />}
      <p className="print:hidden">
        <TextLink to="/verify">{texts.toVerify}</TextLink>
      </p>
    </div>
  );
}
