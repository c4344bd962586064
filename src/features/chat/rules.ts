/** First line of every reply; links that match the visitor's words follow (specification §9). */
export const chatReplyText = 'This is a bot response';

/** Stop words, ignored in searches. */
const stopWords = new Set(
  `a about am an and any are as at be become by can could couldn did didn do does doesn don for from get give go has have hello hey hi how i if
  in into is isn it its let like look looking me my need no not of on or our please show so some tell thank thanks that the
  their them there this to us want was wasn we what when where which who why will with won would wouldn yes you your`.split(
    /\s+/,
  ),
);

/** Longest text that the search accepts. */
const searchTextMaxLength = 200;

/** Empty and blank messages are not sent (specification §5). */
export function canBeSent(text: string): boolean {
  return text.trim() !== '';
}

/** Returns the search terms in a visitor's message, or null if it has none. */
export function searchTextOf(message: string): string | null {
  // Drops the part after an apostrophe, as in "can't" and "what's": it would be searched for as a prefix.
  const words = message.replaceAll(/['’]\p{L}+/gu, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const keywords = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return keywords.length === 0 ? null : keywords.join(' ').slice(0, searchTextMaxLength);
}
