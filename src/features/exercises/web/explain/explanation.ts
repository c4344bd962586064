/** Pattern of an error, and the sentence for what it matched. */
export type Explanation = readonly [pattern: RegExp, sentence: (match: RegExpExecArray) => string];
