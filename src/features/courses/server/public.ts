export { selectCourseIds } from './queries.ts';
export { serveCourseImages } from './serve-images.ts';
