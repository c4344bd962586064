/** What can count towards a course's completion. */
export const countedParts = ['lessons', 'exercises', 'quizzes'] as const;

export type CountedPart = (typeof countedParts)[number];

/**
 * When a course is complete: each part counts by its weight, from 0, with the share of it that is done; from `pass` percent on, of
 * all that counts, the course is complete. A part of which the course has nothing does not count.
 */
export type CompletionRule = Readonly<Record<CountedPart | 'pass', number>>;

/** That of a course whose file says none. */
export const everything: CompletionRule = { lessons: 1, exercises: 1, quizzes: 1, pass: 100 };
