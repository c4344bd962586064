import type { Settings } from '../../../../platform/server/config/settings.ts';
import { type Mail, messageIdOf } from '../../../../platform/server/mail/mailer.ts';
import { replyAddressOf } from './reply-address.ts';

/** Maximum number of Message-IDs in `References`. Mail programs use the last ones (RFC 5322 §3.6.4). */
const referencesMax = 20;

interface Answer {
  /** Id of the thread entry. */
  readonly id: string;
  readonly to: string;
  /** Text written by the administrator. */
  readonly text: string;
  /** Time of the thread's first message, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Message-IDs of the earlier mails, oldest first. */
  readonly before: readonly string[];
  readonly replyToken: string;
}

/**
 * Plain-text mails of the inbox. They contain no input from the contact form, because its address may be somebody
 * else's.
 */
export function inboxMails(settings: MailSettings) {
  return {
    answer({ id, to, text, askedAt, before, replyToken }: Answer): Mail {
      const { brand, publicUrl, mailFrom, replyAddress } = settings;
      const last = before.at(-1);
      const how =
        replyAddress === null
          ? `You cannot reply to this email. To write to us again:\n${publicUrl}/contact`
          : 'You can reply to this email.';
      return {
        to,
        subject: last === undefined ? subjectAt(brand) : `Re: ${subjectAt(brand)}`,
        text: [text, '-- ', `${brand}, in reply to your message of ${dayOf(askedAt)}.`, how].join('\n\n'),
        messageId: messageIdOf(id, mailFrom),
        ...(replyAddress !== null && { replyTo: replyAddressOf(replyAddress, replyToken) }),
        ...(last !== undefined && { inReplyTo: last, references: before.slice(-referencesMax) }),
      };
    },
  };
}

type MailSettings = Pick<Settings, 'brand' | 'publicUrl' | 'mailFrom' | 'replyAddress'>;

const subjectAt = (brand: string) => `Your message to ${brand}`;

function dayOf(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Path of a message in the console. */
export const pathOf = (messageId: string) => `/admin/messages?open=${messageId}`;

/** Notification for those who chose to be notified of messages. */
export const messageArrived = 'A new message arrived in the inbox.';

/** Notifications of the administrator who is responsible for a message. */
export const inboxNotifications = {
  assigned: (sender: string) => `A message from ${sender} was assigned to you. Find it under Messages in the console.`,
  replied: (sender: string) => `${sender} replied. Find it under Messages in the console.`,
  returned: (sender: string) => `An answer to ${sender} was not delivered. Open the message to see why.`,
} as const;
