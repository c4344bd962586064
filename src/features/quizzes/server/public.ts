export { toAuthorOrder, presentQuestion, fits } from './present-question.ts';
export { questionCount } from './figures/question-count.ts';
export { questionFigures } from './figures/question-figures.ts';
export { readQuizOfGift } from './read-quiz-of-gift.ts';
export { learnerAttempts } from './learner-attempts.ts';
export { gradedQuestion } from './graded-question.ts';
export { Question, questionFaults } from './question-shape.ts';
export { createQuizzes } from './quizzes.ts';
export { type RenderedQuestion, plainText, renderQuestion } from './rendered-question.ts';
