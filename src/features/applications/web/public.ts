export { EvidenceList } from './parts/evidence-list.tsx';
export { MyApplications } from './parts/my-applications.tsx';
