import { progressRoutes } from '../../src/features/progress/contract.ts';
import type { CourseStructure } from '../../src/features/progress/course-log.ts';
import { progressHandlers } from '../../src/features/progress/server/handlers.ts';
import { learningRecord } from '../../src/features/progress/server/public.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import { createLimiter } from '../../src/platform/server/limits/limiter.ts';
import type { SignedUp, TestApp } from './app.ts';
import { serveRoutes } from './routes.ts';
import { TestBrowser } from './test-browser.ts';

/** Serves the learning record's routes on courses that a test creates and edits, with the learners of an app. */
export async function serveLearning(
  app: TestApp,
  courses: Record<string, CourseStructure>,
  onCompleted: Parameters<typeof learningRecord>[0]['onCompleted'] = () => [],
) {
  const { db } = app;
  const now = () => Date.now();
  const structureOf = (courseId: string) => (Object.hasOwn(courses, courseId) ? courses[courseId] : undefined);
  const events = createEvents(db, app.app.log, now);
  const record = learningRecord({ db, events, structureOf, onCompleted, now });
  const limiter = createLimiter(db, now, true);
  const server = await serveRoutes(app, progressRoutes, progressHandlers({ db, record, limiter, structureOf, now }));
  return {
    record,
    /** Browser of the same learner for these routes. */
    as: ({ browser }: Pick<SignedUp, 'browser'>): TestBrowser => {
      const other = new TestBrowser(server, browser.address);
      for (const name of browser.cookieNames()) other.setCookie(name, browser.cookie(name));
      return other;
    },
    visitor: () => new TestBrowser(server, '10.3.0.1'),
  };
}
