export { StaffNotificationHint } from './staff-notification-hint.tsx';
