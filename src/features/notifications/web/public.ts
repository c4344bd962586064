import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { unreadMessages } from './unread-messages.ts';

export { useUnreadCount } from './data.ts';

/** So that the dashboard shares no file with the page of this feature: every visitor's table of pages would name it. */
export const UnreadNotifications = /* @__PURE__ */ lazyPart(
  () => import('./parts/unread-notifications.tsx'),
  unreadMessages,
);
