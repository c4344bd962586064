/**
 * Pattern of an error, and the sentence for what it matched. `line` has to match the line of code that is reported; null
 * means that the error has no place in the learner's code, since the test itself raised it.
 */
export type Explanation = readonly [
  pattern: RegExp,
  sentence: (match: RegExpExecArray) => string,
  line?: RegExp | null,
];
