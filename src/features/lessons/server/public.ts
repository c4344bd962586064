export { lessonAccess } from './access.ts';
export { lessonIdsOf, structureOfCourse } from './outline.ts';
export { newLessons } from './new-lessons.ts';
