export { EnrolledCourses } from './parts/enrolled-courses.tsx';
export { FirstSteps } from './parts/first-steps.tsx';
