import * as z from 'zod/mini';
import { blogRoutes } from '../../features/blog/contract.ts';
import { blogHandlers } from '../../features/blog/server/handlers.ts';
import { careerLineRoutes } from '../../features/careers/line-contract.ts';
import { careerLineHandlers } from '../../features/careers/server/line-handlers.ts';
import { courseRoutes } from '../../features/courses/contract.ts';
import { courseHandlers } from '../../features/courses/server/handlers.ts';
import { lessonRoutes } from '../../features/lessons/contract.ts';
import { presentLesson, requireLesson } from '../../features/lessons/server/find-lesson.ts';
import { outlineHandlers } from '../../features/lessons/server/outline-handlers.ts';
import { openingRoutes } from '../../features/openings/contract.ts';
import { openingHandlers } from '../../features/openings/server/handlers.ts';
import { sitePageRoutes } from '../../features/site-pages/contract.ts';
import { sitePageHandlers } from '../../features/site-pages/server/handlers.ts';
import type { AnyRead } from '../../platform/contract/reading.ts';
import type { RouteSpec } from '../../platform/contract/routes.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';

const routes: Readonly<Record<string, RouteSpec>> = {
  ...courseRoutes,
  ...blogRoutes,
  ...sitePageRoutes,
  ...lessonRoutes,
  ...openingRoutes,
  ...careerLineRoutes,
};

type AnyHandler = (input: unknown) => unknown;

interface LessonInput {
  readonly params: { readonly courseId: string; readonly lessonId: string };
}

/**
 * Creates the reader of pages during rendering. The same handlers and schemas answer, from one content version at one
 * time (milliseconds since 1970). Rejects with the handler's `Refusal`, with the `status` that the response would have.
 */
export function contentReader(snapshot: ContentSnapshot, now: number): AnyRead {
  const content = { current: () => snapshot };
  const handlers: Readonly<Record<string, AnyHandler>> = {
    ...courseHandlers({ content }),
    ...blogHandlers({ content }),
    ...sitePageHandlers({ content }),
    ...outlineHandlers({ content }),
    ...openingHandlers({ content, now: () => now }),
    ...careerLineHandlers({ content, now: () => now }),
    // Rendered for users who may read it: src/app/server/lesson-readers.ts.
    getLesson: ({ params: { courseId, lessonId } }: LessonInput) =>
      presentLesson(snapshot, requireLesson(snapshot, courseId, lessonId)),
  } as never;

  return async (key, { params = {} } = {}) => {
    const route = routes[key];
    const handler = handlers[route?.operation ?? ''];
    if (!route?.success.body || !handler) throw new Error(`no page can read ${key} while it is rendered`);
    try {
      return z.encode(route.success.body, await handler({ params }));
    } catch (error) {
      throw withStatus(error, route);
    }
  };
}

/** Adds the status that the server would respond with to a refusal; other errors are bugs and stay as they are. */
function withStatus(error: unknown, { errors = {} }: RouteSpec): unknown {
  const status = error instanceof Refusal ? errors[error.code]?.status : undefined;
  return status === undefined ? error : Object.assign(error as Refusal, { status });
}
