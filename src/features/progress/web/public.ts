export { useCourseProgress, useMyProgress } from './data.ts';
export { deviceId } from './device.ts';
export { progressKey } from './known-waiting.ts';
export { useRecordLearning } from './record-learning.ts';
