export { useUnreadCount } from './data.ts';
