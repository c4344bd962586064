import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { screencastPartMessages } from './part-messages.ts';

/** Screencast with its player. Needs a page that provides the query client. */
export const Screencast = lazyPart(() => import('./components/screencast.tsx'), screencastPartMessages);

/** Video with captions and transcript. Needs a page that provides the query client. */
export const Video = lazyPart(() => import('./video/video.tsx'), screencastPartMessages);
