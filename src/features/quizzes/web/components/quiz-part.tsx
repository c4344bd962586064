import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { quizPartMessages } from '../part-messages.ts';

/** Quiz at the end of a lesson; loaded only when it is rendered. */
export const Quiz = lazyPart(() => import('./quiz.tsx'), quizPartMessages, <SkeletonLines lines={6} />);
