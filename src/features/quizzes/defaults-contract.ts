/** What holds for a quiz whose file does not say it. */
export const quizDefaults = { passPercent: 70, attempts: 3 } as const;
