import type { Database } from '../db/database.ts';
import { type Statement, nullIfRowMissing, required } from '../db/statement.ts';
import { createdAtOf } from '../ids.ts';
import { outboxTopic } from './outbox.ts';
import { outboxQueries } from './queries.ts';

const listedMax = 10_000;

/** A job whose tries are over. What it carries is not shown: it may be a link that only its owner may see. */
export interface GivenUpJob {
  readonly id: string;
  readonly kind: string;
  readonly promisedAt: Date;
  /** Why it failed last, such as what the mail server answered; null for what was given up before that was kept. */
  readonly reason: string | null;
}

/** For administrators: what was given up, and how to try it again in a commit of one's own. */
export function givenUpJobs(db: Database) {
  const { listGivenUp, findGivenUp, countGivenUp, countWaiting, retryJob, deleteGivenUp } = outboxQueries(db);
  return {
    /** The oldest first. */
    async list(limit: number): Promise<GivenUpJob[]> {
      const rows = await listGivenUp.all({ limit });
      return rows.map(({ id, kind, lastError }) => ({ id, kind, promisedAt: createdAtOf(id), reason: lastError }));
    },
    find: (id: string) => findGivenUp.first({ id }),
    /** `waiting`: still has tries left, or is in hand. */
    async count() {
      const [givenUp, waiting] = await Promise.all([countGivenUp.first({}), countWaiting.first({})]);
      return { givenUp: givenUp?.count ?? 0, waiting: waiting?.count ?? 0 };
    },
    /** All tries anew, beginning at once. Gives no row for a job that is gone or still has tries left. */
    retry: (id: string, now: number): Statement<{ id: string }> => ({
      ...retryJob.with({ id, now }),
      topic: outboxTopic,
    }),
    /** It is never done. Gives no row for a job that is gone or still has tries left. */
    discard: (id: string): Statement<{ id: string }> => deleteGivenUp.with({ id }),
  };
}

/** For the operator: the oldest first. */
export function listGivenUpJobs(db: Database): Promise<GivenUpJob[]> {
  return givenUpJobs(db).list(listedMax);
}

/**
 * For the operator: all tries anew, beginning at once, each job in a commit with the entry that is written of it. Gives the ids of those
 * that are tried again: all but the ones that somebody else has tried again meanwhile.
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
