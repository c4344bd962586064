import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { quizPartMessages } from '../part-messages.ts';

/** The quiz at the end of a lesson; only those who get there load it. */
export const Quiz = lazyPart(() => import('./quiz.tsx'), quizPartMessages, <SkeletonLines lines={6} />);
