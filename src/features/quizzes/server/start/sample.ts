import { BoundedMap } from '../../../../platform/server/bounded-map.ts';
import { MadeField } from '../../../../platform/server/http/made-field.ts';
import { type PresentedQuestion, presentQuestion } from '../present-question.ts';
import type { Quiz } from '../content.ts';
import { sampled } from '../shuffle.ts';

/** Questions of an attempt in their order, as the seed decides. */
export interface QuestionSample {
  /** Version of the quiz. */
  readonly version: string;
  readonly seed: string;
  readonly questionIds: readonly string[];
  readonly questions: MadeField<'questions', PresentedQuestion[]>;
}

/** Enough for four thousand learners who wait for an exam of sixteen questions. */
const aheadMaxBytes = 24 * 1024 * 1024;

/**
 * Samples the questions of attempts, ahead of time while a learner looks at the page before the start: thousands may
 * begin at once. The result is only cached; without it the questions are sampled at the start.
 */
export function questionSampling(newSeed: () => string) {
  const ahead = new BoundedMap<string, QuestionSample>(aheadMaxBytes, ({ questions }) => questions.sizeBytes);
  const keyOf = (userId: string, { courseId, lessonId }: Quiz) => `${userId} ${courseId}/${lessonId}`;

  return {
    /** Samples ahead for this learner's next attempt. */
    prepare: (userId: string, quiz: Quiz): void => {
      const key = keyOf(userId, quiz);
      if (ahead.get(key)?.version !== quiz.version) ahead.set(key, drawFrom(quiz, newSeed()));
    },

    /** Returns the questions sampled ahead, once; samples new ones if there are none or the quiz has changed. */
    take: (userId: string, quiz: Quiz): QuestionSample => {
      const key = keyOf(userId, quiz);
      const prepared = ahead.get(key);
      ahead.delete(key);
      return prepared?.version === quiz.version ? prepared : drawFrom(quiz, newSeed());
    },
  };
}

function drawFrom(quiz: Quiz, seed: string): QuestionSample {
  const { version, draw } = quiz;
  const questions = sampled(quiz.questions.length, draw, seed).flatMap((place) => quiz.questions[place] ?? []);
  return {
    version,
    seed,
    questionIds: questions.map(({ id }) => id),
    questions: new MadeField(
      'questions',
      questions.map((question) => presentQuestion(question, seed)),
    ),
  };
}
