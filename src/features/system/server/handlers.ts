import { lastBackupQuery } from '../../../platform/server/backup/queries.ts';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { required } from '../../../platform/server/db/statement.ts';
import type { Finding } from '../../../platform/server/findings/finding.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { givenUpJobs } from '../../../platform/server/outbox/given-up-jobs.ts';
import { storageUse } from '../../../platform/server/storage/storage-use.ts';
import type { Services } from '../../../platform/server/services.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { CheckPart } from '../checks-contract.ts';
import type { systemRoutes } from '../contract.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 's3'>;
  readonly installation: Installation;
  /** Checks a part of the installation, as `opvir doctor` does. */
  readonly check: (part: CheckPart) => Promise<readonly Finding[]>;
}

/** Facts about the running installation. */
interface Installation {
  readonly version: string;
  /** Storage of uploads. */
  readonly files: 'folder' | 'bucket';
  /** Delivery of mails. */
  readonly mail: 'smtp' | 'folder';
}

const jobsShown = 100;
const gone = () => new Refusal('job-not-given-up');

/** Handlers of the system status. */
export function systemHandlers({ db, now, installation, settings, check }: Deps): Handlers<typeof systemRoutes> {
  const jobs = givenUpJobs(db);
  const auditEntry = auditLog(db, now);
  const lastBackup = lastBackupQuery(db);
  const looking = new Map<CheckPart, Promise<readonly Finding[]>>();
  const startedAt = now();

  /** Runs a check, or returns the result of the one in progress. */
  function look(part: CheckPart): Promise<readonly Finding[]> {
    const under = looking.get(part) ?? check(part).finally(() => looking.delete(part));
    looking.set(part, under);
    return under;
  }

  async function kindOf(id: string): Promise<string> {
    const job = await jobs.find(id);
    if (!job) throw gone();
    return job.kind;
  }

  return {
    async getSystem() {
      const { waiting, givenUp: givenUpCount } = await jobs.count();
      const givenUp = (await jobs.list(jobsShown)).map((job) => ({ ...job, promisedAt: job.promisedAt.getTime() }));
      const { node } = process.versions;
      return { ...installation, node, engine: db.engine, startedAt, waitingJobs: waiting, givenUp, givenUpCount };
    },

    async getStorage() {
      const use = await storageUse(db, settings);
      return { ...use, lastBackup: (await lastBackup.first({})) ?? null };
    },

    async listChecks({ params: { part } }) {
      return { items: [...(await look(part))] };
    },

    async retryJob({ params: { jobId: id } }, { caller }) {
      const deed = { act: 'job-retried', subjectId: id, subject: await kindOf(id) } as const;
      await db.commit(required(jobs.retry(id, now()), gone), auditEntry(caller.uid, deed));
    },

    async discardJob({ params: { jobId: id } }, { caller }) {
      const deed = { act: 'job-discarded', subjectId: id, subject: await kindOf(id) } as const;
      await db.commit(required(jobs.discard(id), gone), auditEntry(caller.uid, deed));
    },
  };
}
