import type { Settings } from '../../../../platform/server/config/settings.ts';
import { type Mail, messageIdOf } from '../../../../platform/server/mail/mailer.ts';
import { replyAddressOf } from './reply-address.ts';

/** More of a long thread is not named: mail programs go by the last ones (RFC 5322 §3.6.4). */
const referencesMax = 20;

interface Answer {
  /** The id of its entry. */
  readonly id: string;
  readonly to: string;
  /** What the administrator wrote. */
  readonly text: string;
  /** When the message was written that began the thread; milliseconds since 1970. */
  readonly askedAt: number;
  /** The Message-IDs of the mails before it, the oldest first. */
  readonly before: readonly string[];
  readonly replyToken: string;
}

/** The mails of the inbox; plain text. Nothing of what the sender typed into the form stands in them: it may be anybody's address. */
export function inboxMails(settings: MailSettings) {
  return {
    answer({ id, to, text, askedAt, before, replyToken }: Answer): Mail {
      const { brand, publicUrl, mailFrom, replyAddress } = settings;
      const last = before.at(-1);
      const how =
        replyAddress === null
          ? `You cannot answer this mail. To write to us again:\n${publicUrl}/contact`
          : 'Your answer to this mail reaches the people who wrote it.';
      return {
        to,
        subject: last === undefined ? subjectAt(brand) : `Re: ${subjectAt(brand)}`,
        text: [text, '-- ', `${brand}, in answer to your message of ${dayOf(askedAt)}.`, how].join('\n\n'),
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

/** Where the console shows a message. */
export const pathOf = (messageId: string) => `/admin/messages?open=${messageId}`;

/** Notification for those who asked to be notified of messages. */
export const messageArrived = 'A message has arrived in the inbox.';

/** What stands among the notifications of whoever is to see to a message. */
export const inboxNotifications = {
  assigned: (sender: string) =>
    `A message from ${sender} was given to you. You find it among the messages of the console.`,
  replied: (sender: string) => `${sender} has answered. You find it among the messages of the console.`,
  returned: (sender: string) => `An answer to ${sender} was not delivered. Open the message to see why.`,
} as const;
