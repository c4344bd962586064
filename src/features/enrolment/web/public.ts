export { enrolmentsKey, useEnrolment, useMyEnrolments } from './data.ts';
export { useEnrolIn } from './use-enrol-in.ts';
export { LeaveCourse } from './components/leave-course-part.ts';
export { EnrolLine } from './components/enrol-line.tsx';
export { EnrolledPanel } from './components/enrolled-panel.tsx';
export { EnrolmentPanel } from './components/enrolment-panel.tsx';
