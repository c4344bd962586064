import * as z from 'zod/mini';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { type Statement, nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { defineJob } from '../../../platform/server/outbox/job.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Completion } from '../../progress/server/public.ts';
import type { CertifiedCourses } from './certified-courses.ts';
import { completionMail, serverMessages as texts } from './messages.ts';
import { certificateQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'outbox' | 'notify' | 'now'> {
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly courses: Pick<CertifiedCourses, 'nextStep'>;
}

/** Notifies a learner of the certificate of a completed course, with the next course. */
const completionJob = defineJob('course-completion', z.object({ userId: z.string(), courseId: z.string() }));

/**
 * Notification of a completed course. The certificate records that its learner was notified, in the commit that
 * notifies: however often the job is enqueued or run, there is one notification and one mail.
 */
export function completionNotices({ db, settings, outbox, notify, courses, now }: Deps) {
  const { listByUser, findHolder, markNotified } = certificateQueries(db);

  async function notifyOnce(userId: string, courseId: string): Promise<void> {
    const [rows, holder] = await Promise.all([listByUser.all({ userId }), findHolder.first({ uid: userId })]);
    const certificate = rows.find((row) => row.courseId === courseId);
    if (!certificate || certificate.revokedAt !== null || certificate.notifiedAt !== null) return;
    const { id, courseTitle, completedAt } = certificate;
    const completedIds = new Set(rows.map((row) => row.courseId));
    const statements = await notify({
      userId,
      kind: 'completions',
      message: holder?.emailVerified === 1 ? texts.completed(courseTitle) : texts.completedUnconfirmed(courseTitle),
      path: `/certificates/${id}`,
      timestamp: completedAt,
      mail: completionMail(settings.publicUrl, certificate, courses.nextStep(courseId, completedIds)),
    });
    await db.commit(required(markNotified.with({ id, notifiedAt: now() })), ...statements).catch(nullIfRowMissing);
  }

  return {
    /** Statement for the commit that completes the course. */
    enqueue: ({ userId, courseId }: Completion): Statement => outbox.enqueue(completionJob, { userId, courseId }),
    job: completionJob.handledBy(({ userId, courseId }) => notifyOnce(userId, courseId)),
  };
}
