import type { Attachment, Email } from 'postal-mime';
import { absences, delays, failures, readings, readingTexts } from './kind-words.ts';
import { isDiscussed, isMarkedAutomatic, valueOf } from './kind-headers.ts';

/** Kind of an arrived mail: an answer, an automatic answer such as an absence notice, a receipt, or a returned mail. */
export type MailKind = 'reply' | 'automatic' | 'receipt' | 'bounce';

/** Number of characters examined: a returned mail is quoted at the end. */
const lookedAt = 4000;

/** Classifies a mail by its report (RFC 3464, RFC 8098), else its headers (RFC 3834), else sender, subject and text. */
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

/**
 * Returns true if a subject such as "Out of Office: …" begins with one of the names; an answer to it begins with "Re:".
 */
function isNamed(subject: string, names: readonly string[]): boolean {
  const colon = subject.search(/[:：]/);
  return colon !== -1 && names.includes(subject.slice(0, colon).trimEnd());
}

/** Worst result that a report has for any recipient; null if there is no report. */
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

/** Returns true if a text has a code such as `550 5.1.1`, with which mail servers refuse (RFC 3463). */
const hasReplyCode = (text: string) => /\b55\d[ -]|\b5\.\d{1,3}\.\d{1,3}\b/.test(text);
