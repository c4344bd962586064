import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../../platform/web/rpc.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { DoneText } from '../../../../ui/status-line.tsx';
import { useMyCertificates } from '../../../certificates/web/public.ts';
import { readCatalogue } from '../../../courses/catalogue.ts';
import type { courseRoutes } from '../../../courses/contract.ts';
import { nextInTrack } from '../../../courses/track-of.ts';
import { completedMessages as texts } from '../end-messages.ts';

const call = makeCall<typeof courseRoutes>();

interface CompletedCardProps {
  readonly courseId: string;
  readonly title: string;
}

/** Says that the course is completed, with the certificate and the next course of the track. */
export function CompletedCard({ courseId, title }: CompletedCardProps) {
  const { data: certificates } = useMyCertificates();
  const { data: catalogue } = useQuery({
    queryKey: ['courses', 'catalogue'],
    queryFn: () => readCatalogue({ read: call }),
  });
  const certificate = certificates?.find((each) => each.courseId === courseId && !each.revoked);
  const next = catalogue && nextInTrack(catalogue, courseId);
  return (
    <section
      aria-labelledby="completed"
      className="grid justify-items-start gap-4 rounded-lg border border-primary bg-primary-soft p-6 print:hidden"
    >
      <h2 id="completed" className="text-h2">
        {texts.title(title)}
      </h2>
      {certificate && <DoneText>{certificate.isWaiting ? texts.waiting : texts.ready}</DoneText>}
      <div className="flex flex-wrap gap-3">
        {certificate && (
          <LinkButton to="/certificates/$certificateId" params={{ certificateId: certificate.id }}>
            {texts.certificate}
          </LinkButton>
        )}
        {next && (
          <LinkButton to="/course/$courseId" params={{ courseId: next.courseId }} variant="secondary">
            {texts.next(next.title)}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
