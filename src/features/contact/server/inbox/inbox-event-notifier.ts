import type { Statement } from '../../../../platform/server/db/statement.ts';
import type { ContactDeps } from '../deps.ts';
import { selectAdministrators } from './administrators.ts';
import { inboxNotifications, messageArrived, pathOf } from './mails.ts';
import { inboxQueries } from './queries.ts';

/** Fields of a message that a notification of an arrived mail needs. */
export interface Thread {
  readonly id: string;
  readonly name: string;
  readonly assigneeId: string | null;
}

/**
 * Returns the function that notifies of a reply or a bounce: the assignee, else (for a bounce) the last answer's
 * author; if neither is an administrator, those who chose to be notified of messages.
 */
export function inboxEventNotifier({ db, notify, notifyStaff }: Pick<ContactDeps, 'db' | 'notify' | 'notifyStaff'>) {
  const { findLastAnswer } = inboxQueries(db);
  return async (thread: Thread, kind: 'reply' | 'bounce', timestamp: number): Promise<Statement[]> => {
    const { id: messageId, name, assigneeId } = thread;
    const path = pathOf(messageId);
    const isReturned = kind === 'bounce';
    const authorId = isReturned ? ((await findLastAnswer.first({ messageId }))?.byUserId ?? null) : null;
    const administrators = await selectAdministrators(db);
    const userId = [assigneeId, authorId].find((one) => administrators.some(({ uid }) => uid === one)) ?? null;
    const message = isReturned ? inboxNotifications.returned(name) : inboxNotifications.replied(name);
    if (userId !== null) return notify({ userId, kind: 'tasks', message, path, timestamp });
    return notifyStaff({ kind: 'new-messages', message: isReturned ? message : messageArrived, path, timestamp });
  };
}
