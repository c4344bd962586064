export { forgetOthers as forgetOthersLearning } from './offline/copies.ts';
export { ContinueButton } from './components/continue-button.tsx';
export { ContinueCard } from './components/continue-card.tsx';
export { CourseOutline } from './components/course-outline.tsx';
export { CourseEntry } from './components/course-entry.tsx';
