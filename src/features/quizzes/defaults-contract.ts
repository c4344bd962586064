/** Defaults for a quiz whose file leaves these out. */
export const quizDefaults = { passPercent: 70, attempts: 3, review: 'after-pass' } as const;

/** Rules for showing right answers: once the quiz is passed or no attempt is left, after each attempt, or never. */
export const reviewRules = ['after-pass', 'always', 'never'] as const;
