import { createElement } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { entryMessages } from './entry-messages.ts';

// Lazy, so that the dashboard shares no file with the review page. Otherwise every visitor's page manifest would list it.

/** Dashboard's entry of the review. */
export const DueCard = /* @__PURE__ */ lazyPart(
  () => import('./components/due-card.tsx'),
  entryMessages,
  /* @__PURE__ */ createElement(SkeletonLines),
);

/** Today's activity, the daily goal and the reminder. */
export const Today = /* @__PURE__ */ lazyPart(
  () => import('./components/today.tsx'),
  entryMessages,
  /* @__PURE__ */ createElement(SkeletonLines, { lines: 6 }),
);
