export { type Completion, type StructureOf, learningRecord } from './record.ts';
export { learnerReport } from './learner-report.ts';
export { courseReport } from './report.ts';
export type { Graded } from './rows.ts';
