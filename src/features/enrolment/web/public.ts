export { enrolmentsKey, useEnrolment, useMyEnrolments } from './data.ts';
export { EnrolledPanel } from './components/enrolled-panel.tsx';
export { EnrolmentPanel } from './components/enrolment-panel.tsx';
