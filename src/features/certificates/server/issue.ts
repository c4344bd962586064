import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Completion } from '../../progress/server/public.ts';
import { serverMessages } from './messages.ts';
import { certificateQueries } from './queries.ts';

type Deps = Pick<Services, 'db' | 'content'>;

/**
 * Creates a function that returns the statements to commit with a course's completion: they insert the certificate's
 * facts. Signing is deferred until somebody requests the certificate, which keeps the commit cheap.
 */
export function certificateIssuer({ db, content }: Deps): (completion: Completion) => Statement[] {
  const { insertCertificate } = certificateQueries(db);
  return ({ userId, courseId, completedAt, rule }) => {
    const course = content.current().find('course', courseId);
    const facts = {
      id: newId(),
      userId,
      courseId,
      courseTitle: course?.title ?? courseId,
      courseText: course?.description ?? '',
      subjectId: `urn:uuid:${crypto.randomUUID()}`,
      completedAt,
      criteria: rule ? serverMessages.criteriaOf(rule) : null,
    };
    return [insertCertificate.with(facts)];
  };
}
