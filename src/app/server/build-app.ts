import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { accountDeletion, accountErasing } from '../../features/account/server/public.ts';
import { applicationRetention, cvScanning, pendingStepNotifier } from '../../features/applications/server/public.ts';
import { createAuthoring } from '../../features/authoring/server/public.ts';
import { serveFeed } from '../../features/blog/server/feed.ts';
import { campaignSender } from '../../features/campaigns/server/public.ts';
import { certificateIssuer, completionNotices } from '../../features/certificates/server/public.ts';
import { serveCourseImages } from '../../features/courses/server/public.ts';
import { createEnginePool } from '../../features/engines/server/engine-pool.ts';
import { serveEngines } from '../../features/engines/server/serve-engines.ts';
import { createIdentity, createSessionCookie } from '../../features/identity/server/public.ts';
import { confirmationHandler, serveNewsletterPages } from '../../features/newsletter/server/public.ts';
import {
  bulkNotifications,
  notificationMailing,
  notifier,
  serveStopPage,
  staffNotifier,
} from '../../features/notifications/server/public.ts';
import { isClosedOpening, watchClosings } from '../../features/openings/server/public.ts';
import { learningRecord } from '../../features/progress/server/public.ts';
import { createQuizzes } from '../../features/quizzes/server/public.ts';
import { reviewReminder, serveStopReminderPage } from '../../features/review/server/public.ts';
import { screencastRunFaults } from '../../features/screencasts/server/run-faults.ts';
import { type SiteLook, createSiteLook, serveLook } from '../../features/setup/server/public.ts';
import { cautiousClock } from '../../platform/server/cautious-clock.ts';
import type { Settings } from '../../platform/server/config/settings.ts';
import { createContent } from '../../platform/server/content/content.ts';
import { loadAtStart } from '../../platform/server/content/load-at-start.ts';
import { contentEditor } from '../../platform/server/content/publish.ts';
import type { ContentChange } from '../../platform/server/content/read-content.ts';
import { serveContentAssets } from '../../platform/server/content/serve-assets.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { boundPipelining } from '../../platform/server/http/bound-pipelining.ts';
import { limitRequests } from '../../platform/server/http/limit-requests.ts';
import { QuietLogController, logRequests, requestIds } from '../../platform/server/http/log-requests.ts';
import { answerErrors, sendPlatformProblem } from '../../platform/server/http/problems.ts';
import { readJson } from '../../platform/server/http/refuse-nul.ts';
import { secure } from '../../platform/server/http/security.ts';
import { writeAnswers, writeCheckedAnswers } from '../../platform/server/http/write-answers.ts';
import { createLimiter } from '../../platform/server/limits/limiter.ts';
import { createMailer, mailJob, interactiveTimeouts, throwMailRefused } from '../../platform/server/mail/mailer.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { downloadOf } from '../../platform/server/personal-data/download.ts';
import { clamavScanner } from '../../platform/server/scanner/clamav.ts';
import { createStorage } from '../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import type { Services } from '../../platform/server/services.ts';
import { announceContent } from './announce-content.ts';
import { audiencesOf } from './audiences.ts';
import { authoredPages } from './authored/authored-pages.ts';
import { authoringThread } from './authored/authoring-thread.ts';
import { type BuiltSite, enginesFolder, styleTags } from './built-site.ts';
import { certifiedCourses } from './certified-courses.ts';
import { checkedContentHash, contentKinds, defaultContentDir, hasPage, linkedSite } from './content-kinds.ts';
import { contentReader } from './content-reader.ts';
import { structureOf } from './course-structure.ts';
import { describeApi } from './describe-api.ts';
import { earlyReads } from './early-reads.ts';
import { registerFeatures } from './features.ts';
import { followProgressSummaries } from './follow-progress-summaries.ts';
import { registerHealth } from './health.ts';
import { lessonReaders } from './lesson-readers.ts';
import { registerLiveEvents } from './live-events.ts';
import { normalizeAddress } from './normalize-address.ts';
import { hasPageAt } from './page-context.ts';
import { registerPages } from './pages.ts';
import { personalDataRules as rules } from './personal-data.ts';
import { protectedTextFaults } from './protected-texts.ts';
import { createSitePages } from './site-pages.ts';
import { stopCleanly } from './stop-cleanly.ts';
import { type AnswerUnknownPage, answerUnknownRoutes } from './unknown-routes.ts';

export interface AppDeps extends Pick<Services, 'db' | 'log' | 'secret' | 'settings'> {
  /** Browser code of the build, or null for an API without pages (tests). */
  site: BuiltSite | null;
  /** For tests and development: a response that does not match its schema exactly becomes a failure. */
  checksAnswers?: boolean;
  now?: () => number;
  /** Milliseconds since the process started, independent of changes to the system clock. */
  elapsed?: () => number;
}

/** Settings with the current site name and look, read at each access. */
function withLook(settings: Settings, look: SiteLook) {
  const live = {
    get brand() {
      return look.brand;
    },
    get headTags() {
      return look.headTags;
    },
  };
  return Object.defineProperties({ ...settings, headTags: '' }, Object.getOwnPropertyDescriptors(live));
}

const bodyMaxBytes = 100 * 1024;
/** Long enough for a large file over a slow connection; a request that never ends is cut off. */
const requestTimeoutMs = 5 * 60 * 1000;
const sweepMs = 60 * 60 * 1000;

/**
 * Builds the whole server, not yet listening. All dependencies are passed in, so tests build it the same way as
 * `serve.ts`.
 */
export async function buildApp({
  settings: given,
  secret,
  db,
  log,
  site,
  checksAnswers = false,
  now = Date.now,
  elapsed,
}: AppDeps): Promise<FastifyInstance> {
  const cautiousNow = cautiousClock(now, elapsed);
  const look = await createSiteLook({ db, settings: given, log });
  const settings = withLook(given, look);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new QuietLogController(),
    genReqId: requestIds(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: bodyMaxBytes,
    requestTimeout: requestTimeoutMs,
    rewriteUrl: ({ url = '/' }) => normalizeAddress(url),
    // A malformed address such as /api/%zz reaches no route, hook or error handler.
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
  const cookie = createSessionCookie(settings, secret);
  if (settings.rateLimits) limitRequests(app, { db, now, sessionOf: (header) => cookie.read(header) });
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
  const thread = authoringThread(site ?? linkedSite);
  const content = await createContent({ db, kinds: contentKinds, hasPage, log, makeOffThread: thread.make });
  serveContentAssets(app, content);
  serveCourseImages(app, content);
  serveFeed(app, content, settings);
  serveLook(app, look);
  const events = createEvents(db, log, now);
  const outbox = createOutbox(db, log, now);
  const limiter = createLimiter(db, now, settings.rateLimits);
  const notifierDeps = { db, events, outbox, now };
  const notify = notifier(notifierDeps);
  const broadcasting = bulkNotifications({ ...notifierDeps, notify, audiences: audiencesOf(db) });
  const deletion = accountDeletion({ db, settings, outbox, now });
  const onSignedIn = (uid: string) => deletion.takeBack(uid);
  const identity = createIdentity({ db, settings, secret, outbox, events, notify, limiter, log, onSignedIn, now });
  const files = openFileStore(settings);
  const storage = createStorage(db, files, cautiousNow);
  const erasing = accountErasing({ db, settings, storage, rules, now: cautiousNow });
  const issueCertificate = certificateIssuer({ db, content });
  const courses = certifiedCourses(content);
  const completions = completionNotices({ db, settings, outbox, notify, courses, now });
  const record = learningRecord({
    db,
    events,
    structureOf: structureOf(content),
    onCompleted: (completion) => [...issueCertificate(completion), completions.enqueue(completion)],
    now,
  });
  const notifyStaff = staffNotifier(notifierDeps);
  const quizzes = createQuizzes({ db, content, record, notify, notifyStaff, log, now, cautiousNow });
  const engines = createEnginePool({ folder: enginesFolder, log });
  const reading = {
    kinds: contentKinds,
    hasPage,
    protectedTextFaults: (changes: readonly ContentChange[]) => protectedTextFaults(contentKinds, changes),
    aside: thread.read,
  };
  const authoring = createAuthoring({
    db,
    editor: contentEditor({ db, ...reading }),
    kinds: contentKinds,
    reading,
    runFaults: (changes, made) => screencastRunFaults(engines, changes, made),
    pages: authoredPages({ site, thread, settings, log, now }),
    events,
    outbox,
    notify,
    now,
  });
  registerFeatures(app, {
    db,
    content,
    identity,
    deletion,
    erasing,
    download: downloadOf({ db, files, rules }),
    record,
    quizzes,
    authoring,
    settings,
    look,
    secret,
    events,
    outbox,
    sendNow: createMailer(settings, log, interactiveTimeouts, throwMailRefused),
    notify,
    beginBroadcast: broadcasting.begin,
    notifyStaff,
    limiter,
    storage,
    engines,
    now,
    findablePages: site?.table.findable ?? [],
  });
  serveNewsletterPages(app, { db, settings, secret, style: styleTags(site), now });
  serveStopPage(app, { db, settings, secret, style: styleTags(site) });
  serveStopReminderPage(app, { db, settings, secret, style: styleTags(site) });
  await registerLiveEvents(app, events, identity.sessions);
  const read = () => contentReader(content.current(), now());
  const isPageAt = (pattern: string, path: string) => hasPageAt([pattern], path, content.current());
  const isAsBuilt = () => content.current().hash === site?.table.contentHash;
  const pages = site && (await createSitePages({ site, db, read, isAsBuilt, hasPageAt: isPageAt, settings, log, now }));
  content.onChange(() => pages?.follow());
  const stopWatching = watchClosings(content, now, () => pages?.follow());
  look.onChange(() => pages?.fillAnew());
  const summaries = followProgressSummaries({ db, outbox, content, record, log, now });
  const announcements = announceContent({ db, begin: broadcasting.begin, content, log, now });
  registerHealth(app, db, now, () => pages?.failed() ?? []);
  await serveEngines(app, enginesFolder);
  const linkOf = (path: string) => earlyReads(path, content.current());
  const isReader = lessonReaders({ db, content, sessions: identity.sessions });
  const isGone = (path: string) => isClosedOpening(path, content, now());
  if (site && pages) unknownPage = await registerPages(app, site, pages, { isReader, linkOf, isGone });

  const campaigns = campaignSender({ db, settings, secret, outbox, log, now });
  const applicationDeps = { db, content, storage, outbox, notify, settings, now };
  const retention = applicationRetention({ ...applicationDeps, now: cautiousNow });
  const scanner = settings.clamav && clamavScanner(settings.clamav);
  let swept: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const all = [identity, limiter, events, storage, erasing, campaigns, retention, ...(pages ? [pages] : [])];
    // Each store separately: a bucket that does not respond must not prevent accounts from being deleted.
    const failed = (err: unknown) => log.error({ err }, 'sweeping failed');
    swept = Promise.all(all.map((each) => each.sweep().catch(failed)));
  };
  const sweeping = setInterval(sweep, sweepMs);
  const sendMail = createMailer(settings, log);
  const newsletterJob = confirmationHandler({ db, settings, secret, outbox, limiter, now });
  const noticeJobs = notificationMailing({ db, settings, secret, outbox, sendMail });
  const mailJobs = [...campaigns.jobs, ...noticeJobs, newsletterJob, mailJob.handledBy(sendMail)];
  const cvJob = cvScanning({ ...applicationDeps, scanner, log });
  const ownJobs = [...identity.jobs, ...deletion.jobs, ...authoring.jobs, ...broadcasting.jobs, ...summaries.jobs];
  const reminderJob = reviewReminder({ db, content, structureOf: structureOf(content), settings, secret, outbox, now });
  const ownParts = [completions.job, reminderJob, cvJob, pendingStepNotifier(applicationDeps)];
  const jobs = [...ownJobs, ...mailJobs, ...ownParts];
  app.addHook('onReady', async () => sweep());
  app.addHook('onReady', async () => outbox.start(jobs));
  app.addHook('onReady', async () => announcements.start());
  app.addHook('onReady', async () => summaries.start());
  app.addHook('onReady', async () => quizzes.start());
  app.addHook('preClose', async () => {
    events.stop();
    identity.stop();
    engines.stop();
    campaigns.stop();
  });
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    stopWatching();
    look.stop();
    // These may produce the work that the second group waits for.
    await Promise.all([content.stop(), thread.stop()]);
    await Promise.all([swept, announcements.stop(), summaries.stop(), outbox.stop(), quizzes.stop(), pages?.stop()]);
    campaigns.close();
  });
  return app;
}
