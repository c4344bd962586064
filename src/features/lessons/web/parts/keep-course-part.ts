import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { keepPartMessages } from '../kept/part-messages.ts';

/** Controls of the offline copy, for learners. */
export const KeepCourse = lazyPart(() => import('./keep-course.tsx'), keepPartMessages);
