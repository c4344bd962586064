export { enrolmentOf } from './enrolment-of.ts';
export { peopleInCourse } from './enrol-people.ts';
export { isInFirstLesson, learnerAccess } from './open-part.ts';
