import type { Statement } from '../../../../platform/server/db/statement.ts';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { newId } from '../../../../platform/server/ids.ts';
import type { Notify } from '../../../../platform/server/notify.ts';
import type { JobHandler } from '../../../../platform/server/outbox/job.ts';
import { broadcastJob } from '../jobs.ts';
import type { BroadcastRow } from '../tables.ts';
import type { TellDeps } from '../tell.ts';
import { announcementQueries } from '../announcements/queries.ts';
import { announcingQueries } from './queries.ts';

/** Everybody who is told the same: page by page, in the order of `cursor`. */
export type Audience = (
  members: readonly string[],
  after: string,
  limit: number,
) => Promise<{ readonly userId: string; readonly cursor: string }[]>;

interface Deps extends TellDeps {
  readonly notify: Notify;
  readonly audiences: Readonly<Record<string, Audience>>;
}

export type NewBroadcast = Pick<BroadcastRow, 'audience' | 'kind' | 'message' | 'path'> & {
  readonly members: readonly string[];
};

const batchMax = 100;
/** One job has so many batches; then it promises the next, so that none is long in hand. */
const batchesMax = 50;

/**
 * Tells many the same, in batches: each is one commit that also says how far it has come, so nobody is told twice or left out. What was sent by
 * hand has a row under the same id that counts along.
 */
export function broadcasts({ db, outbox, notify, audiences, now }: Deps) {
  const { insertBroadcast, findBroadcast, moveBroadcast, deleteBroadcast } = announcingQueries(db);
  const { countTold, endAnnouncement } = announcementQueries(db);

  /** Statements for the commit of what it tells of. An empty path leads nowhere. */
  function begin({ members, ...told }: NewBroadcast, id = newId()): Statement[] {
    const row = { id, ...told, members: JSON.stringify(members), timestamp: now(), cursor: '' };
    return [insertBroadcast.with(row), outbox.enqueue(broadcastJob, { broadcastId: id })];
  }

  /** Gives how far it has come then; null where everybody is told. */
  async function tellBatch({ id, audience, members, cursor, kind, message, path, timestamp }: BroadcastRow) {
    const list = audiences[audience];
    const people = (await list?.(JSON.parse(members) as string[], cursor, batchMax)) ?? [];
    const last = people.at(-1);
    if (!last) return null;
    const notice = { kind, message, path: path === '' ? null : path, timestamp };
    const told = await Promise.all(people.map(({ userId }) => notify({ userId, ...notice })));
    const step = required(moveBroadcast.with({ id, from: cursor, to: last.cursor }));
    const reached = told.filter((statements) => statements.length > 0).length;
    const counted = countTold.with({ id, passed: people.length, told: reached });
    const moved = await db.commit(step, ...told.flat(), counted).catch(nullIfRowMissing);
    return moved && last.cursor;
  }

  /** Gives whether there are more to tell. */
  async function run(id: string, batches: number): Promise<boolean> {
    let row = await findBroadcast.first({ id });
    for (let count = 0; row && count < batches; count += 1) {
      const cursor = await tellBatch(row);
      if (cursor === null) return finish(id, row.cursor);
      row = { ...row, cursor };
    }
    return row !== undefined;
  }

  async function finish(id: string, cursor: string): Promise<false> {
    const left = await findBroadcast.first({ id });
    // Another process that has taken it over goes on with it.
    if (left?.cursor === cursor)
      await db.commit(deleteBroadcast.with({ id }), endAnnouncement.with({ id, endedAt: now() }));
    return false;
  }

  const jobs: JobHandler[] = [
    broadcastJob.handledBy(async ({ broadcastId }) => {
      if (await run(broadcastId, batchesMax)) await db.commit(outbox.enqueue(broadcastJob, { broadcastId }));
    }),
  ];
  return {
    begin,
    jobs,
    /** Tells all of them before it is over, for a process that does not wait for work. */
    finishNow: (id: string) => run(id, Number.POSITIVE_INFINITY),
  };
}
