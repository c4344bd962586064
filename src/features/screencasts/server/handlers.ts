import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { screencastRoutes } from '../contract.ts';
import { videoHandlers } from './video-handlers.ts';

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current' | 'readAsset'>;
}

export function screencastHandlers(deps: Deps): Handlers<typeof screencastRoutes> {
  const { content } = deps;
  return {
    getCast({ params: { courseId, castId } }) {
      const cast = content.current().find('cast', `${courseId}/${castId}`);
      if (!cast) throw new Refusal('cast-not-found');
      return cast;
    },

    ...videoHandlers(deps),
  };
}
