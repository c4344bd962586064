export { MyCertificates } from './parts/my-certificates.tsx';
