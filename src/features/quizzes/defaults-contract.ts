/**
 * Defaults for a quiz whose file leaves these out. The pause applies only if the file sets no number of attempts either:
 * a number without a pause is a hard limit.
 */
export const quizDefaults = { passPercent: 70, attempts: 3, pauseHours: 8, review: 'after-pass' } as const;

/** Rules for showing right answers: once the quiz is passed or no attempt is left, after each attempt, or never. */
export const reviewRules = ['after-pass', 'always', 'never'] as const;
