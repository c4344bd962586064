import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';

/** Quiz at the end of a lesson; loaded only when it is rendered. */
export const Quiz = lazyPart(
  () => import('./quiz.tsx'),
  { failed: 'The quiz could not be loaded.', retry: 'Try again' },
  <SkeletonLines lines={6} />,
);
