import { stringify } from 'yaml';
import { type GiftNote, type AuthoredQuestion, readGift } from './gift.ts';

/**
 * Converts a GIFT file to a quiz in our format: as text with a comment for each part that was not imported, and as
 * data.
 */
export function quizOfGift(
  source: string,
  max?: number,
): {
  readonly text: string;
  readonly quiz: object;
  /** Questions of the quiz, without their ids. */
  readonly questions: readonly AuthoredQuestion[];
  readonly notes: readonly GiftNote[];
} {
  const { questions, notes } = readGift(source, max);
  const quiz = { questions: questions.map((question, place) => ({ id: `q${place + 1}`, ...question })) };
  const comments = notes.map(({ line, message }) => `# line ${line}: ${message.replaceAll(/\s+/g, ' ')}\n`);
  return { text: `${comments.join('')}${stringify(quiz, { lineWidth: 0 })}`.trimEnd(), quiz, questions, notes };
}
