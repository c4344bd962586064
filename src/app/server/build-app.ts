import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import fastifyRateLimit from '@fastify/rate-limit';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Settings } from '../../platform/server/config/settings.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { logRequests, requestIds } from '../../platform/server/http/log-requests.ts';
import { answerErrors, sendPlatformProblem } from '../../platform/server/http/problems.ts';
import { secure } from '../../platform/server/http/security.ts';
import { createLimiter } from '../../platform/server/limits/limiter.ts';
import { createMailer } from '../../platform/server/mail/mailer.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { createLocalStorage } from '../../platform/server/storage/local-folder.ts';
import { createIdentity } from '../../features/identity/server/public.ts';
import { describeApi } from './describe-api.ts';
import { registerFeatures } from './features.ts';
import { registerHealth } from './health.ts';
import { registerLiveEvents } from './live-events.ts';
import type { BuiltSite } from './built-site.ts';
import { registerPages } from './pages.ts';
import { stopCleanly } from './stop-cleanly.ts';
import { type AnswerUnknownPage, answerUnknownRoutes } from './unknown-routes.ts';

export interface AppParts {
  settings: Settings;
  secret: string;
  db: Database;
  log: FastifyBaseLogger;
  /** The browser's side, or null for an interface without pages (tests). */
  site: BuiltSite | null;
  now?: () => number;
}

const bodyMaxBytes = 100 * 1024;
/** Long enough for a large file over a slow line; nobody holds a connection with a request that never ends. */
const requestTimeoutMs = 5 * 60 * 1000;
const writesPerMinuteAndAddress = 300;
const sweepMs = 60 * 60 * 1000;

/** The whole server, not yet listening: everything it needs comes in, so tests build it the way `main.ts` does. */
export async function buildApp({
  settings,
  secret,
  db,
  log,
  site,
  now = Date.now,
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: bodyMaxBytes,
    requestTimeout: requestTimeoutMs,
    // An address that is no address, such as /%zz: no route, hook or error handler sees it.
    frameworkErrors: (_, request, reply) => void sendPlatformProblem(request, reply, 'invalid-input'),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  answerErrors(app);
  stopCleanly(app);
  let unknownPage: AnswerUnknownPage | null = null;
  answerUnknownRoutes(app, () => unknownPage);
  await secure(app, settings.publicUrl);
  if (settings.rateLimits) await limitWrites(app);
  await describeApi(app, settings);

  const events = createEvents(db, log, now);
  const outbox = createOutbox(db, log, now);
  const limiter = createLimiter(db, now, settings.rateLimits);
  const identity = createIdentity({ db, settings, secret, outbox, events, limiter, log, now });
  const storage = createLocalStorage(settings.dataDir, now);
  registerFeatures(app, { db, identity, settings, events, outbox, limiter, storage, now });
  await registerLiveEvents(app, events, identity.sessions);
  registerHealth(app, db);
  if (site) unknownPage = await registerPages(app, site, settings, now);

  const sweep = () =>
    Promise.all([identity.sessions.deleteExpired(), limiter.sweep(), events.sweep(), storage.sweep()]);
  const sweeping = setInterval(
    () => void sweep().catch((err: unknown) => log.error({ err }, 'sweeping failed')),
    sweepMs,
  );
  const sendMail = createMailer(settings, log);
  app.addHook('onReady', async () => outbox.start({ ...identity.work, mail: (mail) => sendMail(mail as never) }));
  app.addHook('preClose', async () => events.stop());
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await outbox.stop();
  });
  return app;
}

async function limitWrites(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: writesPerMinuteAndAddress,
    timeWindow: '1 minute',
    allowList: (request) => request.method === 'GET' || request.method === 'HEAD',
  });
}
