import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';

/** Exercise of a course as a lazy component; its editor and engine load later, when it is in view. */
export const Exercise = lazyPart(
  () => import('./exercise.tsx'),
  { failed: 'The exercise could not be loaded.', retry: 'Try again' },
  <SkeletonLines lines={8} />,
);
