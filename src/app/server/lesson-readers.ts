import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../../features/identity/server/public.ts';
import { lessonPage } from '../../features/lessons/contract.ts';
import { lessonAccess } from '../../features/lessons/server/public.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { isDatabaseOutage } from '../../platform/server/db/outage.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import type { Services } from '../../platform/server/services.ts';

interface Deps extends Pick<Services, 'db' | 'content'> {
  readonly sessions: Pick<Sessions, 'findCaller'>;
}

/** Checks whether the sender of a request may read the lesson at this path. */
export type IsReader = (request: FastifyRequest, path: string) => Promise<boolean>;

/**
 * Same rule as `GET /api/courses/{courseId}/lessons/{lessonId}`; nobody may read it while the database
 * does not answer.
 */
export function lessonReaders({ db, content, sessions }: Deps): IsReader {
  const access = lessonAccess({ db, content });
  return async ({ headers }, path) => {
    const { courseId = '', lessonId = '' } = paramsAt(lessonPage, path) ?? {};
    try {
      const found = access.requireLesson(courseId, lessonId);
      const caller = await sessions.findCaller(headers.cookie);
      await access.requireReader(typeof caller === 'string' ? null : caller, found);
      return true;
    } catch (error) {
      if (error instanceof Refusal || isDatabaseOutage(error)) return false;
      throw error;
    }
  };
}
