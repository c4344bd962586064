/** What holds for a quiz whose file does not say it. */
export const quizDefaults = { passPercent: 70, attempts: 3, review: 'after-pass' } as const;

/** When a quiz shows its right answers: once it is passed or no attempt is left, after each attempt, or not at all. */
export const reviewRules = ['after-pass', 'always', 'never'] as const;
