export { EvidenceList } from './components/evidence-list.tsx';
export { MyApplications } from './components/my-applications.tsx';
