export { EnrolledCourses } from './components/enrolled-courses.tsx';
export { FirstSteps } from './components/first-steps.tsx';
