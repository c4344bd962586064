export { isSame as isSameAnswer } from './answer-state.ts';
export { AnswerView } from './components/answer-view.tsx';
export { GradedView } from './components/graded-view.tsx';
export { QuestionField } from './components/question-field.tsx';
export type { PresentedQuestion } from './data.ts';
export { Quiz } from './components/quiz-part.tsx';
