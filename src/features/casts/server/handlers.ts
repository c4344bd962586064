import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { isInFirstLesson, learnerAccess } from '../../enrolment/server/public.ts';
import type { castRoutes } from '../contract.ts';
import { videoHandlers } from './video-handlers.ts';

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current' | 'readAsset'>;
}

export function castHandlers(deps: Deps): Handlers<typeof castRoutes> {
  const { db, content } = deps;
  const requireAccess = learnerAccess(db);
  return {
    async getCast({ params: { courseId, castId } }, { caller }) {
      const current = content.current();
      const cast = current.find('cast', `${courseId}/${castId}`);
      if (!cast) throw new Refusal('cast-not-found');
      await requireAccess(caller, courseId, isInFirstLesson(current, { courseId, embed: 'cast', id: castId }));
      return cast;
    },

    ...videoHandlers(deps),
  };
}
