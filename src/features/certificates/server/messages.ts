import { addressesOf } from './addresses.ts';
import type { NextStep } from './next-step.ts';
import { type CompletionRule, countedParts } from '../../courses/completion.ts';

const parts = { lessons: 'lessons done', exercises: 'exercises passed', quizzes: 'quizzes passed' } as const;

/** Texts in certificates themselves and of notifications; texts of the pages are in `web/messages.ts`. */
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
  completed: (course: string) => `You have completed ${course}. Your certificate is ready.`,
  completedUnconfirmed: (course: string) =>
    `You have completed ${course}. Confirm your email address to get your certificate.`,
} as const;

interface Completed {
  readonly id: string;
  readonly courseTitle: string;
}

/** Mail about a completed course. It holds no personal data. */
export function completionMail(siteUrl: string, { id, courseTitle }: Completed, next: NextStep) {
  return {
    subject: `You have completed ${courseTitle}`,
    text: [
      `Congratulations! You have completed ${courseTitle}.`,
      `Your certificate:\n${addressesOf(siteUrl).page(id)}`,
      'Download it there, add it to your LinkedIn profile, or share its link. Anyone with the link can check that it is genuine.',
      nextText(siteUrl, next),
    ].join('\n\n'),
  };
}

function nextText(siteUrl: string, next: NextStep): string {
  switch (next.kind) {
    case 'course':
      return `Your next course: ${next.title}\n${addressesOf(siteUrl).course(next.id)}`;
    case 'career':
      return `That was the last course of its track. See where it leads: ${next.title}\n${siteUrl}/careers/${next.id}`;
    case 'openings':
      return `See where you can work with what you have learned:\n${siteUrl}/work-with-us`;
  }
}

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
