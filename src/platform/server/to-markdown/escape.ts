const address = /((?:https?:\/\/|www\.)[^\s<>()[\]\\`*|]*[\p{L}\p{N}/])/iu;
const wordSign = /[\p{L}\p{N}]/u;
/** Characters that may begin markup anywhere; others do only next to certain characters. */
const special = /[\\`*~_]|<(?=[a-z/!?]|$)|&(?=#?\w|$)|\](?=[([:]|$)|\[(?=\[|$)/gi;

/** Escapes text so that it reads the same as Markdown: marks of emphasis, code, links or HTML get a backslash. `isEnd`: nothing follows it. */
export function escapeInline(text: string, isEnd = false): string {
  const parts = text.split(address);
  return parts
    .map((part, place) => {
      if (place % 2 === 0) return escapeWords(part);
      // An address extends to the next space: if marks follow it, it must not become a link.
      return isWhole(part, (parts[place + 1] ?? '') + (isEnd && place === parts.length - 2 ? ' ' : '*'))
        ? part
        : escapeWords(part).replaceAll(/:(?=\/\/)|(?<=www)\./gi, String.raw`\$&`);
    })
    .join('');
}

/** Returns whether an automatic link would end where the address does, and show it unchanged. */
function isWhole(part: string, after: string): boolean {
  return /^[.,;:!?]?\s/.test(after) && !/&#?\w+;/.test(part + after);
}

function escapeWords(text: string): string {
  return text.replaceAll(special, (sign, at: number) =>
    sign === '_' && isWord(text[at - 1]) && isWord(text[at + 1]) ? sign : `\\${sign}`,
  );
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && wordSign.test(sign);
}

/** Marks that begin a heading, list, quote, table, rule or callout at the start of a line. */
const lineMark = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[-=]+ *$|:?-+:? *\||[>|:]|!!!|\?\?\?)/;

/** Escapes a line of inline Markdown so that it remains part of a paragraph. */
export function escapeLineStart(line: string): string {
  if (lineMark.test(line)) return `\\${line}`;
  return line.replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
}

/** Text as inline code, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const fence = '`'.repeat(longestTicks(text) === 1 ? 2 : 1);
  if (longestTicks(text) > 1) return spaced(text, '`'.repeat(longestTicks(text) + 1));
  return fence.length === 2 || (text.startsWith(' ') && text.endsWith(' '))
    ? spaced(text, fence)
    : fence + text + fence;
}

function spaced(text: string, fence: string): string {
  return `${fence} ${text} ${fence}`;
}

/** Fenced block of code. */
export function codeFence(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function longestTicks(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
}
