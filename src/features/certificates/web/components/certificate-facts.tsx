import { Badge } from '../../../../ui/badge.tsx';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import type { CertificateWithWork } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';
import { Day } from './day.tsx';

/** Contents of a certificate in words: what was done, learned and required. */
export function CertificateFacts({ certificate }: { readonly certificate: CertificateWithWork }) {
  const { id, completedAt, issuerName, siteUrl, criteria, course, work } = certificate;
  const issuer = (
    <>
      <span>{issuerName}</span> <span className="break-all">{`(${siteUrl})`}</span>
    </>
  );
  const skills = course?.skills ?? [];
  const passed = work && texts.passed(work);
  const rows = [
    { term: texts.completed, text: <Day at={completedAt} /> },
    { term: texts.issuedBy, text: issuer },
    ...(skills.length > 0 ? [{ term: texts.skills, text: <Skills names={skills} /> }] : []),
    ...(course && course.minutes > 0 ? [{ term: texts.duration, text: texts.hours(course.minutes) }] : []),
    ...(passed ? [{ term: texts.work, text: sentences(passed, work.points && texts.points(work.points)) }] : []),
    { term: texts.criteria, text: criteria },
    { term: texts.id, text: <span className="break-all">{id}</span> },
  ];
  return <FactRows rows={rows} />;
}

function Skills({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Badge tone="primary">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
