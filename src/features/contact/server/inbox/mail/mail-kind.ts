import type { Attachment, Email } from 'postal-mime';
import { absences, delays, failures, readings, readingTexts } from './kind-words.ts';
import { isDiscussed, isMarkedAutomatic, valueOf } from './kind-headers.ts';

/** What arrived: an answer, the word of a program that somebody is away, a receipt, or what was sent and came back. */
export type MailKind = 'reply' | 'automatic' | 'receipt' | 'bounce';

/** Only the beginning is looked at: what is returned comes at the end. */
const lookedAt = 4000;

/** Who wrote a mail: by what programs report (RFC 3464, RFC 8098), by headers (RFC 3834), and where there are none by sender, subject and text. */
export function kindOf(mail: Email, text: string): MailKind {
  const subject = (mail.subject ?? '').trim().toLowerCase();
  const beginning = text.trimStart().slice(0, lookedAt).toLowerCase();
  const isSystem = isMailSystem(mail);
  const isReport = isSystem || valueOf(mail, 'content-type').toLowerCase().startsWith('multipart/report');
  if (isReport) {
    const reported = reportedIn(mail.attachments);
    if (reported !== null) return reported;
  }
  if (valueOf(mail, 'x-failed-recipients') !== '') return 'bounce';
  if (beginsWith(subject, delays) && isSystem) return 'automatic';
  if (isMailerDaemon(mail)) return 'bounce';
  if (beginsWith(subject, failures) && (isSystem || isReport || hasReplyCode(beginning))) return 'bounce';
  if (isNamed(subject, readings) && beginsWith(beginning, readingTexts)) return 'receipt';
  if (isCalendarAnswer(mail.attachments) && beginning === '') return 'receipt';
  const marked = isMarkedAutomatic(mail);
  if (marked !== null) return marked ? 'automatic' : 'reply';
  return isNullSender(mail) || (isNamed(subject, absences) && !isDiscussed(mail)) ? 'automatic' : 'reply';
}

const beginsWith = (text: string, beginnings: readonly string[]) => beginnings.some((each) => text.startsWith(each));

/** "Out of Office: …"; an answer to it begins with "Re:". */
function isNamed(subject: string, names: readonly string[]): boolean {
  const colon = subject.search(/[:：]/);
  return colon !== -1 && names.includes(subject.slice(0, colon).trimEnd());
}

/** The worst that a report says of any recipient; null for none. */
function reportedIn(attachments: readonly Attachment[]): MailKind | null {
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (status === undefined) {
    const isRead = attachments.some(({ mimeType }) => mimeType === 'message/disposition-notification');
    return isRead ? 'receipt' : null;
  }
  const lines = contentOf(status).toLowerCase().split('\n');
  const actions = lines.filter((line) => line.startsWith('action:')).map((line) => line.slice(7).trim());
  if (actions.length === 0 || actions.some((action) => action.startsWith('failed'))) return 'bounce';
  return actions.some((action) => action.startsWith('delayed')) ? 'automatic' : 'receipt';
}

export function contentOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
}

const isCalendarAnswer = (attachments: readonly Attachment[]) =>
  attachments.some(({ method, mimeType }) => mimeType === 'text/calendar' && method === 'REPLY');

const nameOf = ({ from }: Email) => (from?.address ?? '').toLowerCase().split('@', 1)[0] ?? '';
const isMailerDaemon = (mail: Email) => ['mailer-daemon', 'mailerdaemon', 'mail-daemon'].includes(nameOf(mail));
const isNullSender = (mail: Email) => ['<>', '<mailer-daemon>'].includes(valueOf(mail, 'return-path').toLowerCase());

function isMailSystem(mail: Email): boolean {
  const name = nameOf(mail);
  const isNamedSystem = name === 'postmaster' || name.startsWith('microsoftexchange');
  return isNamedSystem || isMailerDaemon(mail) || isNullSender(mail);
}

/** Such as `550 5.1.1`, with which mail servers refuse (RFC 3463). */
const hasReplyCode = (text: string) => /\b55\d[ -]|\b5\.\d{1,3}\.\d{1,3}\b/.test(text);
