import type * as z from 'zod/mini';
import { type Statement, nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { commandLine } from '../../../audit/acts-contract.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { AnnouncementTarget, AnnouncementText } from '../../announcements-contract.ts';
import type { NewBulkNotification } from '../bulk/bulk-notifications.ts';
import { reachOf } from './audiences.ts';
import { announcementQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly begin: (broadcast: NewBulkNotification, id: string) => Statement[];
}

interface NewAnnouncement {
  readonly to: AnnouncementTarget;
  readonly message: string;
  readonly path: string | null;
  readonly attempt: string;
  /** The uid of the administrator; null for the command line. */
  readonly byUserId: string | null;
}

const whatIsTold = ['audience', 'toUserId', 'courseId', 'message', 'path'] as const;

/**
 * Creates the function that sends an announcement and records an audit event. Returns its id, or null if there are no
 * recipients. A repeated `attempt` returns the first id; with other content it throws `announcement-sent-before`.
 */
export function announce({ db, begin, now }: Deps) {
  const { insertAnnouncement, findByAttempt, findPerson } = announcementQueries(db);
  const readReach = reachOf(db);
  const auditEntry = auditLog(db, now);

  /** Name of the recipients in the audit log. */
  async function nameOf(to: AnnouncementTarget): Promise<string> {
    if (to.kind === 'person') return (await findPerson.first({ userId: to.uid }))?.email ?? '';
    return to.kind === 'course' ? to.courseId : to.kind;
  }

  return async ({ to, message, path, attempt, byUserId }: NewAnnouncement): Promise<string | null> => {
    const { people } = await readReach(to);
    if (people === 0) return null;
    const id = newId();
    const deed = { act: 'announcement-sent', subjectId: id, subject: await nameOf(to) } as const;
    const toUserId = to.kind === 'person' ? to.uid : null;
    const courseId = to.kind === 'course' ? to.courseId : null;
    const members = [toUserId, courseId].filter((member) => member !== null);
    const row = { id, attempt, byUserId, audience: to.kind, toUserId, courseId, message, path, people };
    const begun = await db
      .commit(
        required(insertAnnouncement.with({ ...row, timestamp: now() })),
        ...begin({ audience: to.kind, members, kind: 'announcements', message, path: path ?? '' }, id),
        auditEntry(byUserId ?? commandLine, deed),
      )
      .catch(nullIfRowMissing);
    if (begun) return id;
    const first = await findByAttempt.first({ attempt });
    // The first response may have been lost, and the content edited since.
    if (first && !whatIsTold.every((name) => first[name] === row[name])) throw new Refusal('announcement-sent-before');
    return first?.id ?? null;
  };
}

/** Joins the title and the optional text with a line break. */
export function messageOf({ title, text }: Pick<z.infer<typeof AnnouncementText>, 'title' | 'text'>): string {
  return text === undefined ? title : `${title}\n${text}`;
}
