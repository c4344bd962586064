import type { Settings } from '../../../../platform/server/config/settings.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { stopLinks } from './links.ts';

interface MailedNotification {
  readonly message: string;
  readonly path: string | null;
}

const subjectMaxLength = 100;
const digestMax = 50;

/**
 * The notification mails, in plain text. Each has a link that stops them, also in the header for mail programs (RFC
 * 8058).
 */
export function notificationMails(site: Pick<Settings, 'brand' | 'publicUrl'>, secret: string) {
  const { publicUrl } = site;
  const { linkTo } = stopLinks(secret, publicUrl);
  const preferences = `${publicUrl}/notifications#preferences`;

  const lines = ({ message, path }: MailedNotification) =>
    path === null ? message : `${message}\n${publicUrl}${path}`;

  function mail(userId: string, to: string, subject: string, parts: readonly string[]): Mail {
    const stop = linkTo(userId);
    return {
      to,
      subject,
      text: [
        ...parts,
        '-- ',
        `You get this email because of your notification settings at ${site.brand}. To change them:\n${preferences}`,
        `To stop these emails:\n${stop}`,
      ].join('\n\n'),
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  return {
    /** `own` replaces the notification's message. */
    notice: (
      userId: string,
      to: string,
      notification: MailedNotification,
      own?: Pick<Mail, 'subject' | 'text'>,
    ): Mail => mail(userId, to, own?.subject ?? subjectOf(notification.message), [own?.text ?? lines(notification)]),

    /** `notifications` are sorted oldest first, and are not empty. */
    digest: (userId: string, to: string, notifications: readonly MailedNotification[]): Mail => {
      const more = notifications.length - digestMax;
      return mail(
        userId,
        to,
        `${site.brand}: ${notifications.length === 1 ? '1 notification' : `${notifications.length} notifications`}`,
        [
          ...notifications.slice(0, digestMax).map(lines),
          ...(more > 0 ? [`… and ${more} more:\n${publicUrl}/notifications`] : []),
        ],
      );
    },
  };
}

/** First line of the message, shortened for a mail subject. */
function subjectOf(message: string): string {
  const [line = ''] = message.split('\n');
  return line.length <= subjectMaxLength ? line : `${line.slice(0, subjectMaxLength - 2)} …`;
}
