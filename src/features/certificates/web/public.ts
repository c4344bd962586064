export { useMyCertificates } from './data.ts';
export { MyCertificates } from './components/my-certificates.tsx';
export { NextStepLink, nextStepText } from './components/next-step-link.tsx';
