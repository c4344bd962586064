import type { CourseStructure } from '../../src/features/progress/course-log.ts';
import { teachingRoutes } from '../../src/features/teaching/contract.ts';
import { teachingHandlers } from '../../src/features/teaching/server/handlers.ts';
import type { SignedUp, TestApp } from './app.ts';
import { serveRoutes } from './routes.ts';
import { TestBrowser } from './test-browser.ts';

type TaughtContent = Parameters<typeof teachingHandlers>[0]['content'];

/** Serves the teacher's routes on courses that a test creates, with the users of an app and an optional clock. */
export async function serveTeaching(app: TestApp, courses: Readonly<Record<string, CourseStructure>>, now = Date.now) {
  const structureOf = (courseId: string) => (Object.hasOwn(courses, courseId) ? courses[courseId] : undefined);
  // The courses have no quiz or exercise files, because no test reads them.
  const content = { current: () => ({ find: () => undefined }) } as unknown as TaughtContent;
  const server = await serveRoutes(
    app,
    teachingRoutes,
    teachingHandlers({ db: app.db, content, structureOf, courseIds: () => Object.keys(courses), now }),
  );
  /** Browser of the same user for these routes. */
  return ({ browser }: Pick<SignedUp, 'browser'>): TestBrowser => {
    const other = new TestBrowser(server, browser.address);
    for (const name of browser.cookieNames()) other.setCookie(name, browser.cookie(name));
    return other;
  };
}
