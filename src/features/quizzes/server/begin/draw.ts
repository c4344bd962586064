import { BoundedMap } from '../../../../platform/server/bounded-map.ts';
import { MadeField } from '../../../../platform/server/http/made-field.ts';
import { type AskedQuestion, askedQuestion } from '../asked-question.ts';
import type { Quiz } from '../content.ts';
import { drawn } from '../shuffle.ts';

/** What an attempt asks, and in which order: the seed decides. */
export interface Draw {
  /** Of the quiz. */
  readonly version: string;
  readonly seed: string;
  readonly questionIds: readonly string[];
  readonly questions: MadeField<'questions', AskedQuestion[]>;
}

/** Enough for four thousand who wait for an exam of sixteen questions. */
const aheadMaxBytes = 24 * 1024 * 1024;

/**
 * Draws what attempts ask. While a learner looks at the page before the start it is done ahead: thousands may begin at the same
 * moment, and it is a third of what a start costs. What is kept is nothing that could be lost: without it, it is drawn at the start.
 */
export function quizDraws(newSeed: () => string) {
  const ahead = new BoundedMap<string, Draw>(aheadMaxBytes, ({ questions }) => questions.sizeBytes);
  const keyOf = (userId: string, { courseId, lessonId }: Quiz) => `${userId} ${courseId}/${lessonId}`;

  return {
    /** For when this learner begins. */
    prepare: (userId: string, quiz: Quiz): void => {
      const key = keyOf(userId, quiz);
      if (ahead.get(key)?.version !== quiz.version) ahead.set(key, drawFrom(quiz, newSeed()));
    },

    /** What was drawn ahead, once; another where there is none, or the quiz has changed. */
    take: (userId: string, quiz: Quiz): Draw => {
      const key = keyOf(userId, quiz);
      const prepared = ahead.get(key);
      ahead.delete(key);
      return prepared?.version === quiz.version ? prepared : drawFrom(quiz, newSeed());
    },
  };
}

function drawFrom(quiz: Quiz, seed: string): Draw {
  const { version, draw } = quiz;
  const questions = drawn(quiz.questions.length, draw, seed).flatMap((place) => quiz.questions[place] ?? []);
  return {
    version,
    seed,
    questionIds: questions.map(({ id }) => id),
    questions: new MadeField(
      'questions',
      questions.map((question) => askedQuestion(question, seed)),
    ),
  };
}
