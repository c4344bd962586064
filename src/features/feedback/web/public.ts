import { lazyPart } from '../../../platform/web/lazy-part.tsx';

export { FeedbackSection } from './parts/feedback-section.tsx';
export { useFeedback, useMyLastFeedback } from './data.ts';

/** Field for an answer; lazy, because few of the pages that import this module need it. */
export const AnswerField = /* @__PURE__ */ lazyPart(() => import('./parts/answer-field.tsx'), {
  failed: 'The field for an answer could not be loaded.',
  retry: 'Try again',
});
