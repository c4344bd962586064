export { enrolledCourses, enrolmentOf } from './enrolment-of.ts';
export { learnersOf } from './learners-of.ts';
export { groupEnrolment } from './group-enrolment.ts';
export { isInFirstLesson, learnerAccess } from './open-part.ts';
export { enrolmentActs } from './one-enrolment.ts';
