import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { exercisePartMessages } from '../part-messages.ts';

/** Exercise of a course as a lazy component; its editor and engine load later, when it is in view. */
export const Exercise = lazyPart(() => import('./exercise.tsx'), exercisePartMessages, <SkeletonLines lines={8} />);
