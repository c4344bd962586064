export { useCourseTitles } from './data.ts';
