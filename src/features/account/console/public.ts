export { useAccounts, useTeachableCourses } from './data.ts';
