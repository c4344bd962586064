export { reviewReminder } from './reminder.ts';
export { serveStopReminderPage } from './stop-page.ts';
