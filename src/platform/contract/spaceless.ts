/** Scripts that are written without spaces between words, as a class of a regular expression holds them. */
export const spacelessScripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
