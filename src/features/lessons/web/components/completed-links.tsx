import { LinkButton } from '../../../../ui/link-button.tsx';
import { DoneText } from '../../../../ui/status-line.tsx';
import { NextStepLink, nextStepText, useMyCertificates } from '../../../certificates/web/public.ts';
import { completedMessages as texts } from '../end-messages.ts';

interface CompletedLinksProps {
  readonly courseId: string;
  /** True if no other button of the page is more important. */
  readonly isMain: boolean;
}

/** Links from a completed course to its certificate and to the next step. */
export function Part({ courseId, isMain }: CompletedLinksProps) {
  const { data: certificates } = useMyCertificates();
  const certificate = certificates?.find((each) => each.courseId === courseId && !each.revoked);
  if (!certificate) return null;
  const { id, isWaiting, next } = certificate;
  return (
    <>
      {isWaiting ? <p className="text-sm">{texts.waiting}</p> : <DoneText>{texts.ready}</DoneText>}
      {next && nextStepText(next) && <p className="text-sm text-muted">{nextStepText(next)}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to="/certificates/$certificateId"
          params={{ certificateId: id }}
          variant={isMain ? 'primary' : 'secondary'}
        >
          {isWaiting ? texts.confirm : texts.certificate}
        </LinkButton>
        {next && <NextStepLink next={next} />}
      </div>
    </>
  );
}
