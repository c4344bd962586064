import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { searchPartMessages } from './part-messages.ts';

/** Search box at the bottom of every page; its script loads after the page's own. */
export const SearchBox = lazyPart(() => import('./components/search-box.tsx'), searchPartMessages);
