import { createElement } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { quizMessages } from './messages.ts';

export { QuestionField } from './parts/question-field.tsx';

/** The quiz at the end of a lesson; only those who get there load it. */
export const Quiz = lazyPart(
  () => import('./parts/quiz.tsx'),
  quizMessages.part,
  createElement(SkeletonLines, { lines: 6 }),
);
