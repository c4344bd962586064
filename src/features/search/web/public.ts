import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { searchPartMessages } from './part-messages.ts';

/** At the foot of every page: its script comes after the page's own. */
export const SearchBox = lazyPart(() => import('./parts/search-box.tsx'), searchPartMessages);
