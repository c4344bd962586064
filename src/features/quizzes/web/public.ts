export { isSame as isSameAnswer } from './answer-state.ts';
export { GradedView } from './parts/graded-view.tsx';
export { QuestionField } from './parts/question-field.tsx';
export { Quiz } from './parts/quiz-part.tsx';
