export { forgetOthers as forgetOthersLearning } from './kept/copies.ts';
export { ContinueButton } from './parts/continue-button.tsx';
export { ContinueCard } from './parts/continue-card.tsx';
export { CourseOutline } from './parts/course-outline.tsx';
export { CourseWay } from './parts/course-way.tsx';
