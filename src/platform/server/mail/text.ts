import type { MailMessage } from 'nodemailer';

const lineMaxBytes = 998;

/** Lines of at most 72 characters, links left whole: such a mail reads well as a file. */
export function wrap(text: string): string {
  return text.replaceAll(/(?![^\n]{1,72}$)([^\n]{1,72})[ ]/gm, '$1\n');
}

/**
 * A step for nodemailer that sends a text as it is. Left alone it encodes texts with a line over 76 characters, which
 * breaks links for whoever reads the mail's source; RFC 5322 §2.1.1 allows 998. `widest` says what the way can carry:
 * a text that needs more is encoded after all.
 */
export function encodeLinksUnbroken(widest: '7bit' | '8bit') {
  return ({ message, data }: MailMessage, done: () => void): void => {
    // One of several parts is written as the library does: what is set here would be said of all of them.
    if (data.html !== undefined) return done();
    const text = typeof data.text === 'string' ? data.text : '';
    const isAscii = Buffer.byteLength(text) === text.length;
    const hasRoom = text.split('\n').every((line) => Buffer.byteLength(line) <= lineMaxBytes);
    if (message && hasRoom && (isAscii || widest === '8bit'))
      message.getTransferEncoding = () => (isAscii ? '7bit' : '8bit');
    done();
  };
}
