export { bulkEnrolment, type EnrolmentRow } from './bulk-enrolment.ts';
