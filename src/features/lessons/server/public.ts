export { structureOfCourse } from './outline.ts';
