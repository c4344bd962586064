import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { required } from '../../../platform/server/db/statement.ts';
import { givenUpJobs } from '../../../platform/server/outbox/given-up-jobs.ts';
import { checkScanner } from '../../../platform/server/scanner/ask-clamav.ts';
import { checkRetention } from '../../applications/server/public.ts';
import { auditLog } from '../../audit/server/public.ts';
import { contactInbox } from '../../contact/server/public.ts';
import type { overviewRoutes } from '../overview-contract.ts';
import type { AdminDeps } from './deps.ts';
import { countBetween } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const countedTables = [
  'authUsers',
  'enrollments',
  'certificates',
  'feedback',
  'applications',
  'contactMessages',
] as const;
const daysShown = 30;
const jobsShown = 100;

/** What an administrator sees first, and what is known of the installation. */
export function overviewHandlers({ db, now, installation, settings }: AdminDeps): Handlers<typeof overviewRoutes> {
  const inbox = contactInbox(db);
  const jobs = givenUpJobs(db);
  const written = auditLog(db, now);
  const startedAt = now();
  return {
    async getOverview() {
      const today = Math.floor(now() / dayMs);
      const moments = Array.from({ length: daysShown + 1 }, (_, place) => (today - daysShown + 1 + place) * dayMs);
      const [signUps, enrolments, completions, ratings, applications, messages] = await Promise.all(
        countedTables.map((table) => countBetween(db, table, moments)),
      );
      const days = moments.slice(0, -1).map((day, place) => ({
        day,
        signUps: signUps?.[place] ?? 0,
        enrolments: enrolments?.[place] ?? 0,
        completions: completions?.[place] ?? 0,
        ratings: ratings?.[place] ?? 0,
        applications: applications?.[place] ?? 0,
        messages: messages?.[place] ?? 0,
      }));
      return { newMessages: await inbox.countNew(), givenUpJobs: (await jobs.count()).givenUp, days };
    },

    async getSystem() {
      const { waiting, givenUp: givenUpCount } = await jobs.count();
      const givenUp = (await jobs.list(jobsShown)).map((job) => ({ ...job, promisedAt: job.promisedAt.getTime() }));
      const { node } = process.versions;
      return { ...installation, node, engine: db.engine, startedAt, waitingJobs: waiting, givenUp, givenUpCount };
    },

    async listChecks() {
      const items = await Promise.all([
        checkScanner(settings.clamav),
        checkRetention(db, settings.applicationRetentionDays, now()),
      ]);
      return { items };
    },

    async retryJob({ params: { jobId: id } }, { caller }) {
      const gone = () => new Refusal('job-not-given-up');
      const job = await jobs.find(id);
      if (!job) throw gone();
      const deed = { act: 'job-retried', subjectId: id, subject: job.kind } as const;
      await db.commit(required(jobs.retry(id, now()), gone), written(caller.uid, deed));
    },
  };
}
