import { Transform } from 'node:stream';
import type { Settings } from '../config/settings.ts';
import { once } from '../once.ts';
import { type Mail, codesOf, writeMailFile, messageIdOf, smtpTimeouts } from './mailer.ts';
import { wrap } from './text.ts';

/**
 * Result for one mail of many. `sent`: accepted. `filed`: written to a file, since no mail server is set. `unknown`:
 * sent completely without an answer. `busy`: refused temporarily.
 * `refused`: refused permanently. `no-such-address`: permanently, because the mailbox does not exist. `down`: the mail
 * server accepts nothing, for any recipient.
 */
export type BulkMailResult = 'sent' | 'filed' | 'unknown' | 'busy' | 'refused' | 'no-such-address' | 'down';

interface BulkResult {
  readonly outcome: BulkMailResult;
  /** The failure's codes, such as `ECONNREFUSED`; empty if there was none. */
  readonly codes: string;
}

interface BulkMailer {
  /**
   * Sends one mail, once. `handOver` is called right before the mail server may have accepted it; if it throws, the
   * mail is not sent. `id` becomes the Message-ID, and `atMs` the date.
   */
  send(mail: Mail, id: string, atMs: number, handOver: () => void): Promise<BulkResult>;
  close(): void;
}

const sent: BulkResult = { outcome: 'sent', codes: '' };
const filed: BulkResult = { outcome: 'filed', codes: '' };
/** Highest number of connections, which stay open while there are mails to send. */
export const connectionsMax = 4;

/**
 * Creates a mailer for many mails of one kind: it reuses connections and reports each result, while {@link
 * createMailer} retries.
 */
export function createBulkMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): BulkMailer {
  const { smtpUrl, mailFrom: from, dataDir } = settings;
  const written = (mail: Mail, id: string, atMs: number) => {
    return { from, ...mail, text: wrap(mail.text), messageId: messageIdOf(id, from), date: new Date(atMs) };
  };
  if (smtpUrl === null) {
    const open = once(async () => {
      const { createTransport } = await import('nodemailer');
      return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    });
    return {
      async send(mail, id, atMs, handOver) {
        const { message } = await (await open()).sendMail(written(mail, id, atMs));
        handOver();
        await writeMailFile(dataDir, id, message as Buffer);
        return filed;
      },
      close: () => undefined,
    };
  }
  let close = (): void => undefined;
  const open = once(async () => {
    const { createTransport } = await import('nodemailer');
    const pool = createTransport({
      pool: true,
      url: smtpUrl,
      maxConnections: connectionsMax,
      // A mail on a broken connection may have been accepted: the library must not decide whether to send it again.
      maxRequeues: 0,
      dnsTimeout: smtpTimeouts.beforeGreetingMs,
      connectionTimeout: smtpTimeouts.beforeGreetingMs,
      greetingTimeout: smtpTimeouts.beforeGreetingMs,
      socketTimeout: smtpTimeouts.afterGreetingMs,
    });
    pool.use('stream', ({ message, data }, done) => {
      const { handOver } = data as { handOver?: () => void };
      if (message && handOver) message.transform(() => lastMoment(handOver));
      done();
    });
    close = () => pool.close();
    return pool;
  });
  return {
    async send(mail, id, atMs, handOver) {
      const pool = await open();
      let isHandedOver = false;
      const message = {
        ...written(mail, id, atMs),
        handOver: () => {
          handOver();
          isHandedOver = true;
        },
      };
      return pool.sendMail(message).then(
        () => sent,
        (error: unknown) => ({ outcome: outcomeOf(error, isHandedOver), codes: codesOf(error) }),
      );
    },
    close: () => close(),
  };
}

/**
 * Calls `tell` when a message has passed completely: next comes the dot by which a mail server accepts it (RFC 5321
 * §4.1.1.4).
 */
function lastMoment(tell: () => void): Transform {
  return new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush(done) {
      try {
        tell();
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/**
 * Codes of RFC 3463 for a mailbox or domain that does not exist or accepts no mails. Others, even of 5.1, concern the
 * sender or the mail, as may an answer without a code: a misconfigured mail server must not cost a newsletter its
 * readers.
 */
const ofNobody = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

function outcomeOf(error: unknown, isHandedOver: boolean): BulkMailResult {
  const { responseCode, command, response } = error as { responseCode?: number; command?: string; response?: string };
  if (responseCode === undefined) return isHandedOver ? 'unknown' : 'down';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'down';
  if (responseCode < 500) return 'busy';
  return command === 'RCPT TO' && ofNobody.test(response ?? '') ? 'no-such-address' : 'refused';
}
