/** Returns whether a text is a web address that is safe to follow; `javascript:` and others are not. */
export function isWebLink(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]/i.test(text);
}

/** Completes a web address whose beginning is missing; returns any other text unchanged. */
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

/** File names that people enter instead of a link; hardly any of these endings is a domain's. */
const fileName =
  /\.(?:pdf|docx?|odt|rtf|txt|html?|css|json|xml|ya?ml|jsx?|tsx?|py|java|dart|cpp|png|jpe?g|gif|webp|svg|pptx?|xlsx?)$/iu;

/** Returns whether a text is `host.tld`, with or without a path: no user name, no email address, no sentence. */
function isPlace(text: string): boolean {
  const end = text.search(/[/?#]/);
  const host = end < 0 ? text : text.slice(0, end);
  return (
    !/\s/.test(text) &&
    !fileName.test(host) &&
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,}|xn--[\w-]+)\.?(?::\d{1,5})?$/u.test(host)
  );
}
