export { FeedbackSection } from './parts/feedback-section.tsx';
