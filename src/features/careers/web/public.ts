export { EnrolledCareers } from './parts/enrolled-careers.tsx';
