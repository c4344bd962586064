export { completionOf, presentCourse } from './present.ts';
export { selectCourseIds } from './queries.ts';
export { serveCourseImages } from './serve-images.ts';
