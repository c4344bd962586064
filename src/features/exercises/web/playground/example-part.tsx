import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';

/** Example of a lesson in an editor; it runs at once. The engine loads with it. */
export const Example = lazyPart(
  () => import('./example.tsx'),
  { failed: 'The example could not be loaded.', retry: 'Try again' },
  <SkeletonLines />,
);
