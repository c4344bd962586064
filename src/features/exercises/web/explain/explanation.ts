/**
 * Pattern of an error, and the sentence for what it matched, undefined if the code does not fit. `line` has to match the
 * line of code that is reported; null means that the error has no place in the learner's code, since the test itself
 * raised it.
 */
export type Explanation = readonly [
  pattern: RegExp,
  sentence: (match: RegExpExecArray, code: string) => string | undefined,
  line?: RegExp | null,
];
