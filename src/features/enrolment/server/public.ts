export { enrolledCourses, enrolmentOf } from './enrolment-of.ts';
export { learnersOf } from './learners-of.ts';
export { peopleInCourse } from './enrol-people.ts';
export { isInFirstLesson, learnerAccess } from './open-part.ts';
export { enrolmentActs } from './one-enrolment.ts';
