import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Settings } from '../../platform/server/config/settings.ts';
import { createContent } from '../../platform/server/content/content.ts';
import { loadAtStart } from '../../platform/server/content/load-at-start.ts';
import { serveContentAssets } from '../../platform/server/content/serve-assets.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { boundPipelining } from '../../platform/server/http/bound-pipelining.ts';
import { limitRequests } from '../../platform/server/http/limit-requests.ts';
import { logRequests, requestIds } from '../../platform/server/http/log-requests.ts';
import { answerErrors, sendPlatformProblem } from '../../platform/server/http/problems.ts';
import { readJson } from '../../platform/server/http/refuse-nul.ts';
import { secure } from '../../platform/server/http/security.ts';
import { writeAnswers, writeCheckedAnswers } from '../../platform/server/http/write-answers.ts';
import { createLimiter } from '../../platform/server/limits/limiter.ts';
import { createMailer, mailJob } from '../../platform/server/mail/mailer.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { downloadOf } from '../../platform/server/personal-data/download.ts';
import { createStorage } from '../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { accountDeletion, accountErasing } from '../../features/account/server/public.ts';
import { serveFeed } from '../../features/blog/server/feed.ts';
import { certificateIssuer } from '../../features/certificates/server/public.ts';
import { isConsolePath } from '../../features/admin/sections.ts';
import { isCertificatePath } from '../../features/certificates/certificate-path.ts';
import { serveCourseImages } from '../../features/courses/server/public.ts';
import { createEnginePool } from '../../features/exercises/server/engine/engine-pool.ts';
import { serveEngines } from '../../features/exercises/server/engine/serve-engines.ts';
import { createIdentity } from '../../features/identity/server/public.ts';
import { checkedContentHash, contentKinds, defaultContentDir, hasPage, isCoursePage } from './content-kinds.ts';
import { learningRecord } from '../../features/progress/server/public.ts';
import { createQuizzes } from '../../features/quizzes/server/public.ts';
import { structureOf } from './course-structure.ts';
import { describeApi } from './describe-api.ts';
import { earlyReads } from './early-reads.ts';
import { lessonReaders } from './lesson-readers.ts';
import { registerFeatures } from './features.ts';
import { registerHealth } from './health.ts';
import { registerLiveEvents } from './live-events.ts';
import { type BuiltSite, enginesFolder } from './built-site.ts';
import { withoutOddities } from './odd-addresses.ts';
import { contentReader } from './content-reader.ts';
import { registerPages } from './pages.ts';
import { personalDataRules as rules } from './personal-data.ts';
import { createSitePages } from './site-pages.ts';
import { stopCleanly } from './stop-cleanly.ts';
import { type AnswerUnknownPage, answerUnknownRoutes } from './unknown-routes.ts';

export interface AppDeps {
  settings: Settings;
  secret: string;
  db: Database;
  log: FastifyBaseLogger;
  /** The browser's side, or null for an interface without pages (tests). */
  site: BuiltSite | null;
  /** For tests and development: an answer that is not exactly of its shape becomes a failure. */
  checksAnswers?: boolean;
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
  checksAnswers = false,
  now = Date.now,
}: AppDeps): Promise<FastifyInstance> {
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
  app.setSerializerCompiler(checksAnswers ? writeCheckedAnswers : writeAnswers);
  app.decorateRequest('caller', null);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  logRequests(app);
  answerErrors(app);
  stopCleanly(app);
  let unknownPage: AnswerUnknownPage | null = null;
  answerUnknownRoutes(app, () => unknownPage);
  secure(app, settings.publicUrl);
  boundPipelining(app);
  if (settings.rateLimits) limitRequests(app, db, now);
  await describeApi(app, settings);

  await loadAtStart({
    db,
    log,
    kinds: contentKinds,
    hasPage,
    contentDir: settings.contentDir,
    defaultDir: defaultContentDir,
    checkedHash: checkedContentHash,
  });
  const content = await createContent({ db, kinds: contentKinds, hasPage, log });
  serveContentAssets(app, content);
  serveCourseImages(app, content);
  serveFeed(app, content, settings);
  const events = createEvents(db, log, now);
  const outbox = createOutbox(db, log, now);
  const limiter = createLimiter(db, now, settings.rateLimits);
  const deletion = accountDeletion({ db, settings, outbox, now });
  const onSignedIn = (uid: string) => deletion.takeBack(uid);
  const identity = createIdentity({ db, settings, secret, outbox, events, limiter, log, onSignedIn, now });
  const files = openFileStore(settings);
  const storage = createStorage(db, files, now);
  const erasing = accountErasing({ db, settings, storage, rules, now });
  const record = learningRecord({ db, events, onCompleted: certificateIssuer({ db, content }), now });
  const quizzes = createQuizzes({ db, content, record, structureOf: structureOf(content), log, now });
  const engines = createEnginePool({ folder: enginesFolder, log });
  registerFeatures(app, {
    db,
    content,
    identity,
    deletion,
    download: downloadOf({ db, files, rules }),
    record,
    quizzes,
    settings,
    secret,
    events,
    outbox,
    limiter,
    storage,
    engines,
    now,
    findablePages: site?.table.findable ?? [],
  });
  await registerLiveEvents(app, events, identity.sessions);
  const read = () => contentReader(content.current());
  const isDrawn = (path: string) =>
    isCoursePage(path, content.current()) || isCertificatePath(path) || isConsolePath(path);
  const isAsBuilt = () => content.current().hash === site?.table.contentHash;
  const pages = site && (await createSitePages({ site, db, read, isAsBuilt, isDrawn, settings, log, now }));
  content.onChange(() => pages?.follow());
  registerHealth(app, db, now, () => pages?.failed() ?? []);
  await serveEngines(app, enginesFolder);
  const linkOf = (path: string) => earlyReads(path, content.current());
  const isReader = lessonReaders({ db, content, sessions: identity.sessions });
  if (site && pages) unknownPage = await registerPages(app, site, pages, isReader, linkOf);

  let swept: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const all = [identity.sweep(), limiter.sweep(), events.sweep(), storage.sweep().then(() => erasing.sweep())];
    if (pages) all.push(pages.sweep());
    swept = Promise.all(all).catch((err: unknown) => log.error({ err }, 'sweeping failed'));
  };
  const sweeping = setInterval(sweep, sweepMs);
  const sendMail = createMailer(settings, log);
  app.addHook('onReady', async () => sweep());
  app.addHook('onReady', async () => outbox.start([...identity.jobs, ...deletion.jobs, mailJob.handledBy(sendMail)]));
  app.addHook('onReady', async () => quizzes.start());
  app.addHook('preClose', async () => {
    events.stop();
    identity.stop();
    engines.stop();
  });
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await content.stop();
    await Promise.all([swept, outbox.stop(), quizzes.stop(), pages?.stop()]);
  });
  return app;
}
