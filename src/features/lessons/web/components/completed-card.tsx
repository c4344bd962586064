import { LinkButton } from '../../../../ui/link-button.tsx';
import { DoneText } from '../../../../ui/status-line.tsx';
import { NextStepLink, nextStepText, useMyCertificates } from '../../../certificates/web/public.ts';
import { completedMessages as texts } from '../end-messages.ts';

interface CompletedCardProps {
  readonly courseId: string;
  readonly title: string;
}

/** Says that the course is completed, with the certificate and the next course of the track. */
export function CompletedCard({ courseId, title }: CompletedCardProps) {
  const { data: certificates } = useMyCertificates();
  const certificate = certificates?.find((each) => each.courseId === courseId && !each.revoked);
  const next = certificate?.next;
  return (
    <section
      aria-labelledby="completed"
      className="grid justify-items-start gap-4 rounded-lg border border-primary bg-primary-soft p-6 print:hidden"
    >
      <h2 id="completed" className="text-h2">
        {texts.title(title)}
      </h2>
      {certificate && <DoneText>{certificate.isWaiting ? texts.waiting : texts.ready}</DoneText>}
      {next && nextStepText(next) && <p className="text-muted">{nextStepText(next)}</p>}
      <div className="flex flex-wrap gap-3">
        {certificate && (
          <LinkButton to="/certificates/$certificateId" params={{ certificateId: certificate.id }}>
            {texts.certificate}
          </LinkButton>
        )}
        {next && <NextStepLink next={next} />}
      </div>
    </section>
  );
}
