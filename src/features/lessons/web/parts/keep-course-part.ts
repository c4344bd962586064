import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { keepPartMessages } from '../kept/part-messages.ts';

/** For a learner who wants to learn without a network. */
export const KeepCourse = lazyPart(() => import('./keep-course.tsx'), keepPartMessages);
