import { lazyPart } from '../../../platform/web/lazy-part.tsx';

export { useMyCareerEnrolments } from './data.ts';
export { CareerCourses } from './components/career-courses.tsx';
export { EnrolledCareers } from './components/enrolled-careers.tsx';

/** Lazy, so that the dashboard shares no file with the pages of this feature. */
export const TrackPosition = /* @__PURE__ */ lazyPart(() => import('./components/track-position.tsx'), {
  failed: 'Your track could not be loaded.',
  retry: 'Try again',
});
