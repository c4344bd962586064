export { useMyCareerEnrolments } from './data.ts';
export { EnrolledCareers } from './parts/enrolled-careers.tsx';
