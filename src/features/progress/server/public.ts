export type { CourseStructure } from '../course-log.ts';
export { gradesOf } from './grades-of.ts';
export { type Completion, type LearningRecord, type StructureOf, learningRecord, requireOwner } from './record.ts';
export { learnerReport } from './learner-report.ts';
export { courseReport } from './report.ts';
export type { Graded } from './rows.ts';
export { summaryRenewal } from './summaries/renewal.ts';
