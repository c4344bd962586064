export { useCourseProgress, useMyProgress } from './data.ts';
export { deviceId } from './device.ts';
export { progressKey } from './known-waiting.ts';
export { useLearningSent, useRecordLearning } from './record-learning.ts';
