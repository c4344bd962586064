/** Whether people may follow it: `javascript:` and others are none. */
export function isWebLink(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]/i.test(text);
}

/** The text as it is, if it is no address that was cut short. */
export function completedLink(typed: string): string {
  const text = unwrapped(typed);
  const [, scheme, rest] = /^(https?)(?::|(?=\/\/))(.*)$/i.exec(text) ?? [];
  if (scheme !== undefined && rest !== undefined) {
    return /^https?:\/\/[^/\\]/i.test(text) ? text : `${scheme}://${rest.replace(/^[/\\]+/, '')}`;
  }
  const bare = text.startsWith('//') ? text.slice(2) : text;
  return isPlace(bare) ? `https://${bare}` : text;
}

function unwrapped(text: string): string {
  const seen = text.replaceAll(/[\u200B\u2060\uFEFF\u00AD]/g, '').trim();
  return /^<[^<>]*>$|^"[^"]*"$/.test(seen) ? seen.slice(1, -1).trim() : seen;
}

/** Names of files that people enter in the place of a link; hardly any of these endings is a domain's. */
const fileName =
  /\.(?:pdf|docx?|odt|rtf|txt|html?|css|json|xml|ya?ml|jsx?|tsx?|py|java|dart|cpp|png|jpe?g|gif|webp|svg|pptx?|xlsx?)$/iu;

/** `host.tld`, and what may follow: no name of a user, no email address, no sentence. */
function isPlace(text: string): boolean {
  const end = text.search(/[/?#]/);
  const host = end < 0 ? text : text.slice(0, end);
  return (
    !/\s/.test(text) &&
    !fileName.test(host) &&
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,}|xn--[\w-]+)\.?(?::\d{1,5})?$/u.test(host)
  );
}
