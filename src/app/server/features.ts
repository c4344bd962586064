import type { FastifyInstance } from 'fastify';
import { courseRoutes } from '../../features/courses/contract.ts';
import { courseHandlers } from '../../features/courses/server/handlers.ts';
import { enrolmentRoutes } from '../../features/enrolment/contract.ts';
import { enrolmentHandlers } from '../../features/enrolment/server/handlers.ts';
import { feedbackRoutes } from '../../features/feedback/contract.ts';
import { feedbackHandlers } from '../../features/feedback/server/handlers.ts';
import { identityRoutes } from '../../features/identity/contract.ts';
import type { createIdentity } from '../../features/identity/server/public.ts';
import { newsletterRoutes } from '../../features/newsletter/contract.ts';
import { newsletterHandlers } from '../../features/newsletter/server/handlers.ts';
import { profileRoutes } from '../../features/profile/contract.ts';
import { profileHandlers } from '../../features/profile/server/handlers.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { Handlers } from '../../platform/server/http/context.ts';
import { registerRoutes } from '../../platform/server/http/register-routes.ts';

interface Parts {
  db: Database;
  identity: ReturnType<typeof createIdentity>;
  now: () => number;
}

/** Every feature's routes, side by side: the server's table of contents. */
export function registerFeatures(app: FastifyInstance, { db, identity, now }: Parts): void {
  const register = <T extends RouteTable>(table: T, handlers: Handlers<T>) =>
    registerRoutes(app, table, handlers, (request) => identity.sessions.findCaller(request.headers.cookie));

  register(identityRoutes, identity.handlers);
  register(profileRoutes, profileHandlers({ db, emailChange: identity.emailChange }));
  register(courseRoutes, courseHandlers());
  register(enrolmentRoutes, enrolmentHandlers({ db }));
  register(feedbackRoutes, feedbackHandlers({ db, now }));
  register(newsletterRoutes, newsletterHandlers({ db, now }));
}
