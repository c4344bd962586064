export { enrolmentsKey, useEnrolment, useMyEnrolments } from './data.ts';
export { CourseArrival } from './parts/course-arrival.tsx';
export { EnrolmentPanel } from './parts/enrolment-panel.tsx';
