import { stringify } from 'yaml';
import { type GiftNote, type WrittenQuestion, readGift } from './gift.ts';

/** A quiz in our format, made of a GIFT file: as text with a comment for each thing that was not taken, and as data. */
export function quizOfGift(
  source: string,
  max?: number,
): {
  readonly text: string;
  readonly quiz: object;
  /** Those of the quiz, without their ids. */
  readonly questions: readonly WrittenQuestion[];
  readonly notes: readonly GiftNote[];
} {
  const { questions, notes } = readGift(source, max);
  const quiz = { questions: questions.map((question, place) => ({ id: `q${place + 1}`, ...question })) };
  const comments = notes.map(({ line, message }) => `# line ${line}: ${message.replaceAll(/\s+/g, ' ')}\n`);
  return { text: `${comments.join('')}${stringify(quiz, { lineWidth: 0 })}`.trimEnd(), quiz, questions, notes };
}
