import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { castPartMessages } from './part-messages.ts';

/** Screencast with its player. Needs a page that provides the query client. */
export const Cast = lazyPart(() => import('./parts/cast.tsx'), castPartMessages);

/** Video with captions and transcript. Needs a page that provides the query client. */
export const Video = lazyPart(() => import('./video/video.tsx'), castPartMessages);
