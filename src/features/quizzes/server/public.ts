export { toAuthorOrder, presentQuestion, fits } from './present-question.ts';
export { questionCount } from './figures/question-count.ts';
export { questionFigures } from './figures/question-figures.ts';
export { learnerAttempts } from './learner-attempts.ts';
export { feedbackToAnswer } from './grade.ts';
export { gradedQuestion, withheldFeedback } from './graded-question.ts';
export { Question, questionFaults } from './question-shape.ts';
export { createQuizzes } from './quizzes.ts';
export { versionQueries } from './queries.ts';
export { type RenderedQuestion, plainText, renderQuestion } from './rendered-question.ts';

type QuizOfGift = typeof import('./gift-quiz.ts').quizOfGift;

/** Makes a quiz from a GIFT file. Loads the HTML reader only when needed: most processes never need it. */
export async function readQuizOfGift(...given: Parameters<QuizOfGift>): Promise<ReturnType<QuizOfGift>> {
  const { quizOfGift } = await import('./gift-quiz.ts');
  return quizOfGift(...given);
}
