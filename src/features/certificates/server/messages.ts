import { type CompletionRule, countedParts } from '../../courses/completion.ts';

const parts = { lessons: 'lessons done', exercises: 'exercises passed', quizzes: 'quizzes passed' } as const;

/** Texts in certificates themselves; texts of the pages are in `web/messages.ts`. */
export const serverMessages = {
  testIssuer: (brand: string) => `${brand} (test)`,
  criteria:
    'Every lesson of the course was done, every exercise passed or handed in and graded, and every quiz passed.',
  /** `lessons done (weight 20), exercises passed (weight 50)`. */
  criteriaOf: (rule: CompletionRule) => {
    const counted = countedParts.filter((part) => rule[part] > 0);
    const weighed = counted.map((part) => `${parts[part]}${counted.length > 1 ? ` (weight ${rule[part]})` : ''}`);
    return `At least ${rule.pass}% was reached of what counts in the course: ${weighed.join(', ')}.`;
  },
} as const;

/** Texts of the rendered certificate. */
export const drawingMessages = {
  title: (course: string) => `Certificate: ${course}`,
  kind: 'Certificate of completion',
  awarded: 'is awarded to',
  nobody: 'the learner named at the address below',
  untitled: 'The course named at the address below',
  unwritable: 'the learner whose name is at the address below',
  completed: (date: string) => `Completed on ${date}`,
  issued: (issuer: string) => `Issued by ${issuer}`,
  check: (address: string) => `Check it at ${address}`,
  test: 'Test: issued on a machine that nobody else can reach',
} as const;
