import { createElement } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { unreadMessages } from './unread-messages.ts';

export { useUnreadCount } from './data.ts';

/**
 * Lazy, so that the dashboard shares no file with the notifications page. Otherwise every visitor's page manifest would
 * list it.
 */
export const UnreadNotifications = /* @__PURE__ */ lazyPart(
  () => import('./components/unread-notifications.tsx'),
  unreadMessages,
  /* @__PURE__ */ createElement(SkeletonLines),
);
