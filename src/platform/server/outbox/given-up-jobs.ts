import type { Database } from '../db/database.ts';
import { type Statement, nullIfRowMissing, required } from '../db/statement.ts';
import { createdAtOf } from '../ids.ts';
import { outboxTopic } from './outbox.ts';
import { outboxQueries } from './queries.ts';

const listedMax = 10_000;

/** Failed job without tries left. Its payload is not shown: it may contain a link that only its owner may see. */
export interface GivenUpJob {
  readonly id: string;
  readonly kind: string;
  readonly promisedAt: Date;
  /** Last error, such as the mail server's answer; null for jobs that failed before errors were stored. */
  readonly reason: string | null;
}

/** Failed jobs for administrators; retries and deletions join the caller's commit. */
export function givenUpJobs(db: Database) {
  const { listGivenUp, findGivenUp, countGivenUp, countWaiting, retryJob, deleteGivenUp } = outboxQueries(db);
  return {
    /** Lists failed jobs, oldest first. */
    async list(limit: number): Promise<GivenUpJob[]> {
      const rows = await listGivenUp.all({ limit });
      return rows.map(({ id, kind, lastError }) => ({ id, kind, promisedAt: createdAtOf(id), reason: lastError }));
    },
    find: (id: string) => findGivenUp.first({ id }),
    /** Counts jobs; `waiting` are those with tries left, including running ones. */
    async count() {
      const [givenUp, waiting] = await Promise.all([countGivenUp.first({}), countWaiting.first({})]);
      return { givenUp: givenUp?.count ?? 0, waiting: waiting?.count ?? 0 };
    },
    /** Restores all tries, due at once. Returns no row for a job that is gone or still has tries left. */
    retry: (id: string, now: number): Statement<{ id: string }> => ({
      ...retryJob.with({ id, now }),
      topic: outboxTopic,
    }),
    /** Deletes a failed job for good. Returns no row for a job that is gone or still has tries left. */
    discard: (id: string): Statement<{ id: string }> => deleteGivenUp.with({ id }),
  };
}

/** Lists failed jobs for the operator, oldest first. */
export function listGivenUpJobs(db: Database): Promise<GivenUpJob[]> {
  return givenUpJobs(db).list(listedMax);
}

/**
 * Restores all tries of failed jobs, each in one commit with its audit entry. Returns the ids of the retried jobs;
 * others were retried or deleted meanwhile.
 */
export async function retryGivenUpJobs(
  db: Database,
  jobs: readonly Pick<GivenUpJob, 'id' | 'kind'>[],
  now: number,
  entryOf: (job: Pick<GivenUpJob, 'id' | 'kind'>) => Statement,
): Promise<string[]> {
  const { retry } = givenUpJobs(db);
  const retried = await Promise.all(
    jobs.map(async (job) => {
      const done = await db.commit(required(retry(job.id, now)), entryOf(job)).catch(nullIfRowMissing);
      return done ? [job.id] : [];
    }),
  );
  return retried.flat();
}
