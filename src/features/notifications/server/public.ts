export { announcer } from './bulk/announcer.ts';
export { type Audience, bulkNotifications } from './bulk/bulk-notifications.ts';
export { notificationMailing } from './mailing/mailing.ts';
export { serveStopPage } from './mailing/stop-page.ts';
export { notifier, staffNotifier } from './notifier.ts';
export { announce } from './announcements/announce.ts';
export { manualAudiences } from './announcements/audiences.ts';
