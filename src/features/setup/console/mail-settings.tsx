import { startMessages as texts } from './messages.ts';
import type { Setup } from './setup-data.ts';

/** Mail settings from the environment, with hints about missing ones; they cannot be changed here. */
export function MailSettings({ setup: { mailServer, mailFrom, publicUrl } }: { readonly setup: Setup }) {
  const rows = [
    { name: 'SMTP_URL', value: mailServer ?? texts.notSet, wrong: mailServer === null && texts.noMailServer },
    { name: 'MAIL_FROM', value: mailFrom, wrong: /@localhost\b/.test(mailFrom) && texts.localSender },
    { name: 'OPVIR_PUBLIC_URL', value: publicUrl, wrong: isLocal(publicUrl) && texts.localLinks },
  ];
  const missing = rows.filter(({ wrong }) => wrong !== false).map(({ name }) => texts.mailLines[name] ?? '');
  return (
    <>
      <dl className="grid gap-3">
        {rows.map(({ name, value, wrong }) => (
          <div key={name}>
            <dt translate="no" className="font-mono text-sm font-semibold">
              {name}
            </dt>
            <dd className="text-muted [overflow-wrap:anywhere]">{value}</dd>
            {wrong !== false && <dd className="text-sm">{wrong}</dd>}
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p>{texts.howToSet}</p>
          <pre
            translate="no"
            className="rounded-md border border-line bg-sunken p-4 font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {missing.join('\n')}
          </pre>
        </div>
      )}
    </>
  );
}

/** Returns true if the URL is only reachable from the same machine. */
function isLocal(url: string): boolean {
  return /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(new URL(url).host);
}
