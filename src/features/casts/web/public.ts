import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { castPartMessages } from './part-messages.ts';

/** A recorded lesson with its player. Within a page that has the queries' client. */
export const Cast = lazyPart(() => import('./parts/cast.tsx'), castPartMessages);

/** A video with captions and transcript. Within such a page, too. */
export const Video = lazyPart(() => import('./video/video.tsx'), castPartMessages);
