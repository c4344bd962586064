export { MyApplications } from './parts/my-applications.tsx';
