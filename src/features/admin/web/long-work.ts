/**
 * Timeout of calls that check all content or the whole installation; the server allows four minutes for content alone.
 */
export const longWorkMs = 5 * 60_000;
