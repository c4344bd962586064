export { serveCourseImages } from './serve-images.ts';
