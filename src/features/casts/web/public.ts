import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { castPartMessages } from './part-messages.ts';

/** A recorded lesson with its player. Within a page that has the queries' client. */
export const Cast = lazyPart(() => import('./parts/cast.tsx'), castPartMessages);
