import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { exerciseMessages } from '../messages.ts';

/** An exercise of a course, wherever it stands; the editor and the engine come later than this, when it is in view. */
export const Exercise = lazyPart(() => import('./exercise.tsx'), exerciseMessages.part, <SkeletonLines lines={8} />);
