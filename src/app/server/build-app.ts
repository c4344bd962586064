import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Settings } from '../../platform/server/config/settings.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { boundPipelining } from '../../platform/server/http/bound-pipelining.ts';
import { limitRequests } from '../../platform/server/http/limit-requests.ts';
import { logRequests, requestIds } from '../../platform/server/http/log-requests.ts';
import { answerErrors, sendPlatformProblem } from '../../platform/server/http/problems.ts';
import { secure } from '../../platform/server/http/security.ts';
import { createLimiter } from '../../platform/server/limits/limiter.ts';
import { createMailer } from '../../platform/server/mail/mailer.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { createStorage } from '../../platform/server/storage/create-storage.ts';
import { createLocalFolder } from '../../platform/server/storage/local-folder.ts';
import { createIdentity } from '../../features/identity/server/public.ts';
import { describeApi } from './describe-api.ts';
import { registerFeatures } from './features.ts';
import { registerHealth } from './health.ts';
import { registerLiveEvents } from './live-events.ts';
import type { BuiltSite } from './built-site.ts';
import { withoutOddities } from './odd-addresses.ts';
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
    rewriteUrl: ({ url = '/' }) => withoutOddities(url),
    // An address that is no address, such as /api/%zz: no route, hook or error handler sees it.
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
  boundPipelining(app);
  if (settings.rateLimits) limitRequests(app, db, now);
  await describeApi(app, settings);

  const events = createEvents(db, log, now);
  const outbox = createOutbox(db, log, now);
  const limiter = createLimiter(db, now, settings.rateLimits);
  const identity = createIdentity({ db, settings, secret, outbox, events, limiter, log, now });
  const storage = createStorage(db, createLocalFolder(settings.dataDir), now);
  registerFeatures(app, { db, identity, settings, events, outbox, limiter, storage, now });
  await registerLiveEvents(app, events, identity.sessions);
  registerHealth(app, db, now);
  if (site) unknownPage = await registerPages(app, site, settings, now);

  let swept: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const all = [identity.sweep(), limiter.sweep(), events.sweep(), storage.sweep()];
    swept = Promise.all(all).catch((err: unknown) => log.error({ err }, 'sweeping failed'));
  };
  const sweeping = setInterval(sweep, sweepMs);
  const sendMail = createMailer(settings, log);
  app.addHook('onReady', async () => sweep());
  app.addHook('onReady', async () =>
    outbox.start({ ...identity.work, mail: (mail, id) => sendMail(mail as never, id) }),
  );
  app.addHook('preClose', async () => {
    events.stop();
    identity.stop();
  });
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await Promise.all([swept, outbox.stop()]);
  });
  return app;
}
