export { lessonAccess } from './access.ts';
export { lessonIdsOf, outlineOf, structureOfCourse } from './outline.ts';
export { longReadings, readingsOf, wordsMax } from './long-readings.ts';
export { newLessons } from './new-lessons.ts';
