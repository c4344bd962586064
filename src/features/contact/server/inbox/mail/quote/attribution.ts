import { joinedVerbs, particles, pronouns, quotings, verbs } from './attribution-words.ts';
import { betweenRules, isBlank, tidy } from './tidy.ts';

/** Minimum length of a wrapped line: mail programs wrap at 70 to 78 characters. */
const wrappedLength = 55;
const linesMax = 5;
const lengthMax = 600;
/**
 * Maximum number of words before a date ("Il giorno lunedì 3 …"). The next limit is that of a name before an address.
 */
const wordsBeforeDay = 4;
const wordsOfName = 8;
const shortName = 2;

const day = /(?<!\d)(?:19|20|25)\d\d(?!\d)|\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2}/;
/** Matches times that are not part of a date: '10.12', but not '3.11.2025'. */
const time = /(?<![\d.])\d{1,2} ?[:.h] ?\d\d(?![\d.])/;

/** Marking of the text that follows, which decides how certain the line above it has to be. */
type Beneath = 'marked' | 'unmarked';

/**
 * Counts the lines before `end` that name the author of the following text ("On … wrote:", in any language, wrapped or
 * not); 0 if that is not certain.
 */
export function attributionLength(lines: readonly string[], end: number, beneath: Beneath): number {
  let joined = '';
  let found = 0;
  for (let count = 1; count <= linesMax && count <= end; count += 1) {
    const raw = lines[end - count]!;
    if (raw.length > lengthMax || isBlank(raw)) break;
    const line = tidy(raw);
    if (count === 1 ? !/[:：-]$/.test(line) : /[.!?…:]$/.test(line)) break;
    if (found > 0 && !isWrapped(line, joined)) break;
    joined = count === 1 ? line : `${line} ${joined}`;
    if (!isAttribution(joined, beneath)) continue;
    // A name precedes its address, so a line that begins with an address continues the line above.
    if (day.test(joined) && !joined.startsWith('<')) return count;
    found = count;
  }
  return found;
}

const isWrapped = (line: string, next: string) =>
  line.length >= wrappedLength || next.startsWith('<') || line.endsWith('<') || line.endsWith(',');

function isAttribution(joined: string, beneath: Beneath): boolean {
  const line = withoutEnds(joined);
  if (line === null || line.length > lengthMax || /[!?]/.test(line)) return false;
  const words = line.split(/[\s<>()[\]"'«»“”„‚‘’,;:/：，]+/).filter((word) => word !== '');
  const hasAddress = words.some(isAddress);
  if (hasAddress && quotings.some((opening) => line.toLowerCase().startsWith(opening))) return true;
  if (!beginsAsOne(words)) return false;
  const [hasDay, hasTime] = [day.test(line), time.test(line)];
  const endsInAddress = hasAddress && /[>)]$/.test(line);
  const isSaid = saysWho(line, words, hasAddress || (hasDay && hasTime));
  if (beneath === 'unmarked') return hasDay && hasAddress && (isSaid || (hasTime && endsInAddress));
  return isSaid ? hasAddress || hasDay || hasTime : hasDay && hasTime && endsInAddress;
}

/** Removes the final colon or the rules on both sides; null if the line has neither. */
function withoutEnds(line: string): string | null {
  const inner = betweenRules(line);
  if (inner === null && !/[:：]$/.test(line)) return null;
  const text = inner ?? line;
  return /[:：]$/.test(text) ? text.slice(0, -1).trimEnd() : text;
}

const isAddress = (word: string) => word.indexOf('@') > 0 && !word.endsWith('@');
const bare = (word: string) => word.toLowerCase().replace(/\.$/, '');

/** Returns true if a date follows a few words that end no sentence, or an address follows a name. */
function beginsAsOne(words: readonly string[]): boolean {
  const address = words.findIndex(isAddress);
  if (address !== -1 && address <= wordsOfName && !words.slice(0, address).some((word) => verbs.has(bare(word))))
    return true;
  const firstDay = words.findIndex((word) => /\d/.test(word));
  if (firstDay === -1 || firstDay > wordsBeforeDay) return false;
  return !words.slice(0, Math.max(0, firstDay - 1)).some((word) => word.length > 4 && word.endsWith('.'));
}

/**
 * Returns true if the line has the verb next to a name and no pronoun. A line with an address, or date and time, may
 * have any name.
 */
function saysWho(line: string, words: readonly string[], isCertain: boolean): boolean {
  const at = words.findLastIndex((word) => verbs.has(bare(word)));
  if (at === -1) return joinedVerbs.some((verb) => line.includes(verb));
  const [before = '', after = ''] = [words[at - 1], words[at + 1]];
  if (pronouns.has(before.toLowerCase()) || pronouns.has(after.toLowerCase())) return false;
  // Ignores short endings, as in 'napisał(a)'
  const rest = words.slice(at + 1).filter((word) => word.length > 2);
  if (isCertain && rest.length <= shortName) return true;
  if (isCertain && rest.some((word) => isAddress(word) || /\d/.test(word))) return true;
  return rest.length === 0 ? isName(before) : rest.every(isName);
}

const isName = (word: string) => /^[\p{Lu}\p{Lo}]/u.test(word) || particles.has(word);
