import type { Statement } from '../../../../platform/server/db/statement.ts';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { newId } from '../../../../platform/server/ids.ts';
import type { Notify } from '../../../../platform/server/notify.ts';
import type { JobHandler } from '../../../../platform/server/outbox/job.ts';
import { bulkNotificationJob } from '../jobs.ts';
import type { BulkNotificationRow } from '../tables.ts';
import type { NotificationDeps } from '../notification-statements.ts';
import { announcementQueries } from '../announcements/queries.ts';
import { bulkQueries } from './queries.ts';

/** Recipients of a broadcast, page by page, in the order of `cursor`. */
export type Audience = (
  members: readonly string[],
  after: string,
  limit: number,
) => Promise<{ readonly userId: string; readonly cursor: string }[]>;

interface Deps extends NotificationDeps {
  readonly notify: Notify;
  readonly audiences: Readonly<Record<string, Audience>>;
}

export type NewBulkNotification = Pick<BulkNotificationRow, 'audience' | 'kind' | 'message' | 'path'> & {
  readonly members: readonly string[];
};

const batchMax = 100;
/** Most batches per job. It then enqueues the next job, so that none runs for long. */
const batchesMax = 50;

/**
 * Creates the service that notifies many users in batches. Each batch is one commit that also stores the progress, so
 * nobody is notified twice or skipped. An announcement has a row with the same id that counts the recipients.
 */
export function bulkNotifications({ db, outbox, notify, audiences, now }: Deps) {
  const { insertBroadcast, findBroadcast, moveBroadcast, deleteBroadcast } = bulkQueries(db);
  const { countTold, endAnnouncement } = announcementQueries(db);

  /** Statements to commit with the change that is announced. An empty path means no target. */
  function begin({ members, ...told }: NewBulkNotification, id = newId()): Statement[] {
    const row = { id, ...told, members: JSON.stringify(members), timestamp: now(), cursor: '' };
    return [insertBroadcast.with(row), outbox.enqueue(bulkNotificationJob, { broadcastId: id })];
  }

  /** Returns the new cursor; null if all recipients are notified. */
  async function tellBatch({ id, audience, members, cursor, kind, message, path, timestamp }: BulkNotificationRow) {
    const list = audiences[audience];
    const people = (await list?.(JSON.parse(members) as string[], cursor, batchMax)) ?? [];
    const last = people.at(-1);
    if (!last) return null;
    const notice = { kind, message, path: path === '' ? null : path, timestamp };
    const notifications = await Promise.all(people.map(({ userId }) => notify({ userId, ...notice })));
    const step = required(moveBroadcast.with({ id, from: cursor, to: last.cursor }));
    const reached = notifications.filter((statements) => statements.length > 0).length;
    const counted = countTold.with({ id, passed: people.length, told: reached });
    const moved = await db.commit(step, ...notifications.flat(), counted).catch(nullIfRowMissing);
    return moved && last.cursor;
  }

  /** Returns whether recipients are left. */
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
    // If the cursor differs, another process has taken over and continues.
    if (left?.cursor === cursor)
      await db.commit(deleteBroadcast.with({ id }), endAnnouncement.with({ id, endedAt: now() }));
    return false;
  }

  const jobs: JobHandler[] = [
    bulkNotificationJob.handledBy(async ({ broadcastId }) => {
      if (await run(broadcastId, batchesMax)) await db.commit(outbox.enqueue(bulkNotificationJob, { broadcastId }));
    }),
  ];
  return {
    begin,
    jobs,
    /** Notifies all recipients before it resolves, for a process that runs no jobs. */
    finishNow: (id: string) => run(id, Number.POSITIVE_INFINITY),
  };
}
