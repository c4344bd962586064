import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Completion } from '../../progress/server/public.ts';
import { serverMessages } from './messages.ts';
import { certificateQueries } from './queries.ts';

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
}

/**
 * Gives what is committed with the completion of a course: the certificate's facts. Signing waits until it is asked for,
 * so that the commit stays as cheap as any other.
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
