import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { exercisePartMessages } from '../part-messages.ts';

/** An exercise of a course, wherever it stands; the editor and the engine come later than this, when it is in view. */
export const Exercise = lazyPart(() => import('./exercise.tsx'), exercisePartMessages, <SkeletonLines lines={8} />);
