import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { offlinePartMessages } from '../offline/part-messages.ts';

/** Controls of the offline copy, for learners. */
export const SaveOffline = lazyPart(() => import('./save-offline.tsx'), offlinePartMessages);
