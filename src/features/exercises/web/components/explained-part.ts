import { lazyPart } from '../../../../platform/web/lazy-part.tsx';

/** Explanation of a mistake. Its many rules load with the first one. */
export const Explained = lazyPart(() => import('./explained.tsx'), {
  failed: 'The explanation could not be loaded.',
  retry: 'Try again',
});
