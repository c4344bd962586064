import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { enrolmentMessages } from '../messages.ts';

/** Way to leave a course, for its learners, as a lazy component. */
export const LeaveCourse = lazyPart(() => import('./leave-course.tsx'), enrolmentMessages);
