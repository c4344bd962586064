export { useEnrolment, useMyEnrolments } from './data.ts';
export { EnrolmentPanel } from './parts/enrolment-panel.tsx';
