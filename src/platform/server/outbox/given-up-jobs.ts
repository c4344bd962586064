import type { Database } from '../db/database.ts';
import { momentOf } from '../ids.ts';
import { outboxTopic } from './outbox.ts';
import { outboxQueries } from './queries.ts';

const listedMax = 10_000;

/** A job whose tries are over. What it carries is not shown: it may be a link that only its owner may see. */
export interface GivenUpJob {
  readonly id: string;
  readonly kind: string;
  readonly promisedAt: Date;
}

/** For the operator: the oldest first. */
export async function listGivenUpJobs(db: Database): Promise<GivenUpJob[]> {
  const rows = await outboxQueries(db).listGivenUp.all({ limit: listedMax });
  return rows.map(({ id, kind }) => ({ id, kind, promisedAt: momentOf(id) }));
}

/** For the operator: all tries anew, beginning at once. Gives the ids of those that were given up and are tried again. */
export async function retryGivenUpJobs(db: Database, ids: readonly string[], now: number): Promise<string[]> {
  const { retryJob } = outboxQueries(db);
  const retried = await db.commit(...ids.map((id) => ({ ...retryJob.with({ id, now }), topic: outboxTopic })));
  return retried.flat().map(({ id }) => id);
}
