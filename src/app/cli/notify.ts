import { pino } from 'pino';
import { findUid } from '../../features/identity/server/public.ts';
import { notificationMaxLength } from '../../features/notifications/contract.ts';
import { notifier } from '../../features/notifications/server/public.ts';
import { textOf } from '../../platform/contract/text.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { type Command, CommandError, UsageError } from './command.ts';

const Message = textOf(notificationMaxLength);

export const notifyCommand: Command = {
  name: 'notify',
  parameters: ['<email>', '<message>'],
  summary: 'Send a notification to one account; quote the message',
  async run({ db, now }, [email = '', message]) {
    const text = Message.safeParse(message).data;
    if (text === undefined) throw new UsageError(`The message is a text of 1 to ${notificationMaxLength} characters.`);
    const userId = await findUid(db, email);
    if (userId === undefined) throw new CommandError(`There is no account with the email address ${email}.`);
    const events = createEvents(db, pino({ level: 'silent' }), now);
    await db.commit(...notifier(db, events)({ userId, message: text, timestamp: now() }));
    return { text: `${email} is notified.`, json: { email, message: text } };
  },
};
