import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { exerciseMessages } from '../messages.ts';

/** Code that stands in something else, such as a recording, to be changed and run. Its engine comes with the first run. */
export const TryOut = lazyPart(() => import('./try-out.tsx'), exerciseMessages.tryOut);
