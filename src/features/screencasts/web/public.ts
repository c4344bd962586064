import { lazyPart } from '../../../platform/web/lazy-part.tsx';

/** Texts shown while the player is loading or if it fails to load. */
const screencastPartMessages = {
  failed: 'The player could not be loaded.',
  retry: 'Try again',
} as const;

/** Screencast with its player. Needs a page that provides the query client. */
export const Screencast = lazyPart(() => import('./components/screencast.tsx'), screencastPartMessages);

/** Video with captions and transcript. Needs a page that provides the query client. */
export const Video = lazyPart(() => import('./video/video.tsx'), screencastPartMessages);
