export { useEnrolment } from './data.ts';
export { EnrolmentPanel } from './parts/enrolment-panel.tsx';
