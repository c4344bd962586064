import { pino } from 'pino';
import { findUid } from '../../features/identity/server/public.ts';
import type { AnnouncementTarget } from '../../features/notifications/announcements-contract.ts';
import { notificationMaxLength } from '../../features/notifications/contract.ts';
import { announce, bulkNotifications, notifier } from '../../features/notifications/server/public.ts';
import { textOf } from '../../platform/contract/text.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { newId } from '../../platform/server/ids.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { audiencesOf } from '../server/audiences.ts';
import { type Command, CommandError, UsageError } from './command.ts';

const Message = textOf(notificationMaxLength);
const courseMark = 'course:';

export const notifyCommand: Command = {
  name: 'notify',
  parameters: ['<email|course:courseId|everybody>', '<message>'],
  options: { yes: 'skip the confirmation' },
  summary:
    'Send a notification to one user, the learners of a course or everyone; quote the message. Asks first if it has more than one recipient',
  example: "course:course1 'The exam is on Friday.'",
  async run({ db, options, terminal, now }, [whom = '', message]) {
    const text = Message.safeParse(message).data;
    if (text === undefined) throw new UsageError(`The message must have 1 to ${notificationMaxLength} characters.`);
    const to = await targetOf(db, whom);
    if (to.kind !== 'person' && !options.has('yes') && !(await terminal.confirm(`Tell ${nameOf(to)}?`))) {
      throw new CommandError('Nobody was notified.');
    }
    const log = pino({ level: 'silent' });
    const notifierDeps = { db, events: createEvents(db, log, now), outbox: createOutbox(db, log, now), now };
    const { begin, finishNow } = bulkNotifications({
      ...notifierDeps,
      notify: notifier(notifierDeps),
      audiences: audiencesOf(db),
    });
    const id = await announce({ db, begin, now })({ to, message: text, path: null, attempt: newId(), byUserId: null });
    if (id === null) throw new CommandError('There is no one to notify.');
    // Sent here so that it does not wait for a server; a running server may help.
    await finishNow(id);
    return {
      text: `${to.kind === 'person' ? whom : nameOf(to)} ${to.kind === 'course' ? 'are' : 'is'} notified.`,
      json: { to: whom, message: text, id },
    };
  },
};

async function targetOf(db: Database, whom: string): Promise<AnnouncementTarget> {
  if (whom === 'everybody') return { kind: 'everybody' };
  if (whom.startsWith(courseMark)) return { kind: 'course', courseId: whom.slice(courseMark.length) };
  const uid = await findUid(db, whom);
  if (uid === undefined) throw new CommandError(`There is no account with the email address ${whom}.`);
  return { kind: 'person', uid };
}

function nameOf(to: AnnouncementTarget): string {
  return to.kind === 'course' ? `the learners of ${to.courseId}` : 'everybody';
}
