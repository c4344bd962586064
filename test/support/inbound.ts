import type { TestApp } from './app.ts';

/** Secret of the test mail server, as in `OPVIR_INBOUND_MAIL_SECRET`. */
export const inboundSecret = 'a secret of the mail server, 32 letters and more';

interface Arriving {
  readonly to: string;
  readonly from?: string;
  readonly messageId?: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: readonly string[];
}

/** Mail as it arrives at a mail server (RFC 5322). */
export function arrivedMail({ to, from, messageId, text, html, headers = [] }: Arriving): string {
  return [
    `From: ${from ?? 'Ada <ada@example.org>'}`,
    `To: ${to}`,
    'Subject: Re: Your message',
    `Message-ID: ${messageId ?? `<${crypto.randomUUID()}@example.org>`}`,
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    html ?? text ?? '',
  ].join('\r\n');
}

/** Delivers a mail as the mail server does. */
export function deliverMail({ app }: TestApp, source: string, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/inbound-mails',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}`, ...headers },
    payload: source,
  });
}
