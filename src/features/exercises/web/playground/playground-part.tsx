import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { exerciseMessages } from '../messages.ts';

/** Editable and runnable code within other content, such as a screencast. The engine loads with the first run. */
export const Playground = lazyPart(() => import('./playground.tsx'), exerciseMessages.tryOut);
