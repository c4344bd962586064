import { lazyPart } from '../../../../platform/web/lazy-part.tsx';

/** Controls of the offline copy, for learners. */
export const SaveOffline = lazyPart(() => import('./save-offline.tsx'), {
  failed: 'Offline access could not be loaded.',
  retry: 'Try again',
});
