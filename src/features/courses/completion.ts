/** Parts that can count towards a course's completion. */
export const countedParts = ['lessons', 'exercises', 'quizzes'] as const;

export type CountedPart = (typeof countedParts)[number];

/**
 * Completion rule: each part counts by its weight (from 0) times the share of it that is done; a part that the course
 * lacks does not count. From `pass` percent of all that counts, the course is complete.
 */
export type CompletionRule = Readonly<Record<CountedPart | 'pass', number>>;

/** Rule of a course whose file states none. */
export const everything: CompletionRule = { lessons: 1, exercises: 1, quizzes: 1, pass: 100 };
