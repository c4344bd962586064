export { lessonIdsOf, structureOfCourse } from './outline.ts';
