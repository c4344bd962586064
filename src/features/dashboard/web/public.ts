export { EnrolledCourses } from './parts/enrolled-courses.tsx';
