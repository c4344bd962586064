import { Link } from '@tanstack/react-router';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { type Certificate, useMyCertificates } from '../data.ts';
import { myCertificatesMessages as texts } from '../part-messages.ts';
import { Day } from './day.tsx';

/** The signed-in learner's certificates under their own heading, each a link to its page. */
export function MyCertificates() {
  return (
    <section aria-labelledby="my-certificates">
      <h2 id="my-certificates" className="mb-5 text-h2">
        {texts.title}
      </h2>
      <LoadedList query={useMyCertificates()} lines={2} texts={texts} empty={<EmptyState text={texts.empty} />}>
        {(certificates) => (
          <ul className="divide-y divide-line border-y border-line">
            {certificates.map((certificate) => (
              <li key={certificate.id}>
                <CertificateLink certificate={certificate} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

function noteOf({ revoked, isWaiting, isPublic }: Certificate): string | null {
  if (revoked) return texts.revoked;
  if (isWaiting) return texts.waiting;
  return isPublic ? null : texts.hidden;
}

function CertificateLink({ certificate }: { readonly certificate: Certificate }) {
  const { id, courseTitle, completedAt } = certificate;
  const note = noteOf(certificate);
  return (
    <Link
      to="/certificates/$certificateId"
      params={{ certificateId: id }}
      className="group -mx-3 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-3 py-3 hover:bg-hover"
    >
      <span className="min-w-0 grow font-semibold underline-offset-4 group-hover:text-primary group-hover:underline">
        {courseTitle}
      </span>
      {note && <span className="text-sm font-medium">{note}</span>}
      <span className="text-sm text-muted">
        {texts.completed} <Day at={completedAt} />
      </span>
    </Link>
  );
}
