export { CareersOverview } from './careers-overview.tsx';
