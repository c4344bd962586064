export { useApplicationCount } from './data.ts';
