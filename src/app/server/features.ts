import type { FastifyInstance } from 'fastify';
import { applicationRoutes } from '../../features/applications/contract.ts';
import { applicationHandlers } from '../../features/applications/server/handlers.ts';
import { careerRoutes } from '../../features/careers/contract.ts';
import { careerHandlers } from '../../features/careers/server/handlers.ts';
import { contactRoutes } from '../../features/contact/contract.ts';
import { contactHandlers } from '../../features/contact/server/handlers.ts';
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
import { notificationRoutes } from '../../features/notifications/contract.ts';
import { notificationHandlers } from '../../features/notifications/server/handlers.ts';
import { openingRoutes } from '../../features/openings/contract.ts';
import { openingHandlers } from '../../features/openings/server/handlers.ts';
import { profileRoutes } from '../../features/profile/contract.ts';
import { profileHandlers } from '../../features/profile/server/handlers.ts';
import { searchRoutes } from '../../features/search/contract.ts';
import { searchHandlers } from '../../features/search/server/handlers.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import type { Settings } from '../../platform/server/config/settings.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { Events } from '../../platform/server/events/events.ts';
import type { Handlers } from '../../platform/server/http/context.ts';
import { registerRoutes } from '../../platform/server/http/register-routes.ts';
import type { Limiter } from '../../platform/server/limits/limiter.ts';
import type { Outbox } from '../../platform/server/outbox/outbox.ts';
import type { Storage } from '../../platform/server/storage/storage.ts';

interface Parts {
  db: Database;
  identity: ReturnType<typeof createIdentity>;
  settings: Settings;
  events: Events;
  outbox: Outbox;
  limiter: Limiter;
  storage: Storage;
  now: () => number;
}

/** Every feature's routes, side by side: the server's table of contents. */
export function registerFeatures(app: FastifyInstance, parts: Parts): void {
  const { db, identity, settings, events, outbox, limiter, storage, now } = parts;
  const register = <T extends RouteTable>(table: T, handlers: Handlers<T>) =>
    registerRoutes(app, table, handlers, {
      findCaller: (request) => identity.sessions.findCaller(request.headers.cookie),
      limiter,
      storage,
    });

  register(identityRoutes, identity.handlers);
  register(profileRoutes, profileHandlers({ db, emailChange: identity.emailChange }));
  register(courseRoutes, courseHandlers());
  register(enrolmentRoutes, enrolmentHandlers({ db }));
  register(feedbackRoutes, feedbackHandlers({ db, limiter, now }));
  register(newsletterRoutes, newsletterHandlers({ db, now }));
  register(notificationRoutes, notificationHandlers({ db, events, now }));
  register(careerRoutes, careerHandlers({ db, now }));
  register(openingRoutes, openingHandlers());
  register(applicationRoutes, applicationHandlers({ db, storage, outbox, events, limiter, settings, now }));
  register(contactRoutes, contactHandlers({ db, now }));
  register(searchRoutes, searchHandlers({ db, now }));
}
