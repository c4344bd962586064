export { useCourseProgress, useLearningSent, useMyProgress, useRecordLearning } from './data.ts';
export { deviceId } from './device.ts';
export { progressKey } from './outbox.ts';
