import { lazyPart } from '../../../platform/web/lazy-part.tsx';

export { FeedbackSection } from './components/feedback-section.tsx';
export { useFeedback, useMyLastFeedback } from './data.ts';

/** Field for an answer; lazy, because few of the pages that import this module need it. */
export const AnswerField = /* @__PURE__ */ lazyPart(() => import('./components/answer-field.tsx'), {
  failed: 'The answer form could not be loaded.',
  retry: 'Try again',
});
