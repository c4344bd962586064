import type { Settings } from '../../../platform/server/config/settings.ts';
import { escapeMarkup } from '../../../platform/contract/escape-markup.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { subscriberLinks } from '../../newsletter/server/public.ts';
import { mailMessages } from './mail-messages.ts';
import { renderMail } from './render-mail.ts';
import type { CampaignRow } from './tables.ts';

type CampaignText = Pick<CampaignRow, 'subject' | 'body'>;

interface Reader {
  readonly email: string;
  /** Time of the confirmation; null in a test mail. */
  readonly confirmedAt: number | null;
  /** URL to unsubscribe. */
  readonly unsubscribeUrl: string;
}

/** Creates the mails of a campaign. The text is rendered once; each recipient has an unsubscribe link in the footer. */
export function campaignMailer(settings: Pick<Settings, 'brand' | 'publicUrl'>, secret: string) {
  const { linkTo } = subscriberLinks(secret, settings.publicUrl);
  return (campaign: CampaignText) => {
    const compose = mailComposer(settings, campaign);
    return ({ subscriberId, ...reader }: Omit<Reader, 'unsubscribeUrl'> & { subscriberId: string }) =>
      compose({ ...reader, unsubscribeUrl: linkTo('unsubscribe', subscriberId) });
  };
}

/** Composes the mail for a recipient; `html` is a complete document. */
export function mailComposer(
  { brand, publicUrl }: Pick<Settings, 'brand' | 'publicUrl'>,
  { subject, body }: CampaignText,
) {
  const { html, text } = renderMail(body, publicUrl);
  return ({ email, confirmedAt, unsubscribeUrl }: Reader): Mail & { html: string } => {
    const why = mailMessages.why(brand, confirmedAt);
    const imprintUrl = `${publicUrl}/imprint`;
    return {
      to: email,
      subject,
      text: [
        text,
        '-- ',
        why,
        `${mailMessages.unsubscribe}: ${unsubscribeUrl}`,
        `${mailMessages.imprint}: ${imprintUrl}`,
      ].join('\n\n'),
      html: documentOf(subject, html, [
        escapeMarkup(why),
        `${linkHtml(unsubscribeUrl, mailMessages.unsubscribe)} · ${linkHtml(imprintUrl, mailMessages.imprint)}`,
      ]),
      // One-click unsubscribe in mail programs (RFC 8058).
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      },
    };
  };
}

const frame =
  'max-width:600px;margin:0 auto;padding:24px 16px;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;overflow-wrap:anywhere';

function documentOf(title: string, html: string, foot: readonly string[]): string {
  const lines = foot.map((line) => `<p style="margin:8px 0">${line}</p>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
</head>
<body style="margin:0">
<div style="${frame}">
${html}<hr style="margin:32px 0 16px">
<div style="font-size:13px">
${lines}
</div>
</div>
</body>
</html>
`;
}

function linkHtml(href: string, text: string): string {
  return `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;
}

/** Recipient of a test mail, whose unsubscribe link does nothing. */
export function trial(email: string, publicUrl: string) {
  return { email, confirmedAt: null, unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe?token=test` };
}
