export { SetupReminder } from './setup-reminder.tsx';
