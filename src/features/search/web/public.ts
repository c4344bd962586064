import { lazyPart } from '../../../platform/web/lazy-part.tsx';

/** Search box at the bottom of every page; its script loads after the page's own. */
export const SearchBox = lazyPart(() => import('./components/search-box.tsx'), {
  failed: 'The search could not be loaded.',
  retry: 'Try again',
});
