export { FeedbackSection } from './parts/feedback-section.tsx';
export { useMyLastFeedback } from './data.ts';
