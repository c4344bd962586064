export { isSame as isSameAnswer } from './answer-state.ts';
export { GradedView } from './components/graded-view.tsx';
export { QuestionField } from './components/question-field.tsx';
export { Quiz } from './components/quiz-part.tsx';
