import { presentQuestion, createQuizzes, gradedQuestion } from '../../../features/quizzes/server/public.ts';
import type { Answer } from '../../../features/quizzes/server/present-question.ts';
import { randomOf } from './random.ts';
import { type Stage, calledBy, noInput } from './stage.ts';

const secondsPerAnswer = 25;
const secondMs = 1000;
const noAnswer: Answer = { picked: [], typed: [] };

interface Taking {
  readonly userId: string;
  readonly courseId: string;
  readonly lessonId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Probability that an answer is right. */
  readonly rightShare: number;
  /** Selects the questions and the answers. */
  readonly seed: number;
}

/** Creates the function that takes a quiz for a learner, from the first question to the grade. */
export function quizTaker(stage: Stage) {
  let seed = '';
  const { handlers } = createQuizzes({ ...stage, cautiousNow: stage.now, newSeed: () => seed, hasDeadlines: false });

  return async ({ userId, courseId, lessonId, at, rightShare, seed: given }: Taking): Promise<void> => {
    const caller = calledBy(userId);
    const quiz = stage.content.current().find('quiz', `${courseId}/${lessonId}`);
    if (!quiz) return;
    const random = randomOf(given);
    seed = String(given);
    stage.at(at);
    const params = { courseId, lessonId };
    const { attemptId, questions } = await handlers.startQuizAttempt({ ...noInput, params }, caller);
    for (const [place, { id: questionId }] of questions.entries()) {
      const question = quiz.questions.find(({ id }) => id === questionId)!;
      const { right } = gradedQuestion(question, seed, noAnswer);
      const answer = random() < rightShare ? right : wrongTo(presentQuestion(question, seed), right);
      const answeredAt = at + (place + 1) * secondsPerAnswer * secondMs;
      stage.at(answeredAt);
      await handlers.saveQuizAnswer(
        { ...noInput, params: { attemptId, questionId }, body: { version: 1, answer, answeredAt } },
        caller,
      );
    }
    await handlers.submitQuizAttempt({ ...noInput, params: { attemptId } }, caller);
  };
}

/** A valid answer to the question that is wrong or only partly right. */
function wrongTo({ type, options }: ReturnType<typeof presentQuestion>, { picked, typed }: Answer): Answer {
  if (typed.length > 0) return { picked, typed: typed.map(() => '?') };
  const [first = 0] = picked;
  if (type === 'single') return { picked: [((first ?? 0) + 1) % options.length], typed };
  if (type === 'bug') return { picked: [first === 1 ? 2 : 1], typed };
  if (type === 'multiple') return { picked: picked.slice(1), typed };
  return { picked: picked.toReversed(), typed };
}
