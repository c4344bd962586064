export { useMyCertificates } from './data.ts';
export { MyCertificates } from './components/my-certificates.tsx';
