import { lazyPart } from '../../../../platform/web/lazy-part.tsx';

/** Links from a completed course, loaded on the course's page only for those who have completed it. */
export const CompletedLinks = lazyPart(() => import('./completed-links.tsx'), {
  failed: 'Your certificate could not be loaded.',
  retry: 'Try again',
});
