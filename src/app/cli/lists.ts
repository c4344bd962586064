import { listContactMessages } from '../../features/contact/server/public.ts';
import type { Command } from './command.ts';
import { block, timestampText } from './print.ts';

/** Commands that list what visitors and users sent in, newest first. */
export const listCommands: readonly Command[] = [
  {
    name: 'messages list',
    parameters: [],
    summary: 'List contact form messages, newest first',
    example: '',
    async run({ db }) {
      const messages = (await listContactMessages(db)).map(({ timestamp, ...message }) => ({
        ...message,
        timestamp: new Date(timestamp).toISOString(),
      }));
      const blocks = messages.map(({ timestamp, name, email, message }) =>
        block(`${timestampText(Date.parse(timestamp))}  ${name} <${email}>`, message),
      );
      return { text: blocks.join('\n\n') || 'There are no messages yet.', json: messages };
    },
  },
];
