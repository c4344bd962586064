import { listContactMessages } from '../../features/contact/server/public.ts';
import { listSubscribers } from '../../features/newsletter/server/public.ts';
import type { Command } from './command.ts';
import { block, moment, table } from './print.ts';

/** What people sent in, the newest first. */
export const listCommands: readonly Command[] = [
  {
    name: 'messages list',
    parameters: [],
    summary: 'All messages of the contact form, the newest first',
    async run({ db }) {
      const messages = (await listContactMessages(db)).map(({ timestamp, ...message }) => ({
        ...message,
        timestamp: new Date(timestamp).toISOString(),
      }));
      const blocks = messages.map(({ timestamp, name, email, message }) =>
        block(`${moment(Date.parse(timestamp))}  ${name} <${email}>`, message),
      );
      return { text: blocks.join('\n\n') || 'There are no messages yet.', json: messages };
    },
  },
  {
    name: 'subscribers list',
    parameters: [],
    summary: 'All newsletter subscribers, the newest first',
    async run({ db }) {
      const subscribers = (await listSubscribers(db)).map(({ email, timestamp }) => ({
        email,
        timestamp: new Date(timestamp).toISOString(),
      }));
      const rows = subscribers.map(({ email, timestamp }) => [email, timestamp.slice(0, 10)]);
      return {
        text: rows.length === 0 ? 'There are no subscribers yet.' : table([['EMAIL', 'SINCE'], ...rows]),
        json: subscribers,
      };
    },
  },
];
