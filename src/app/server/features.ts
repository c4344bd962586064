import type { FastifyInstance } from 'fastify';
import { accountHandlers } from '../../features/account/server/handlers.ts';
import type { accountDeletion, accountErasing } from '../../features/account/server/public.ts';
import { userHandlers } from '../../features/account/server/users/handlers.ts';
import { adminHandlers } from '../../features/admin/server/handlers.ts';
import { applicationHandlers } from '../../features/applications/server/handlers.ts';
import { applicationBulkHandlers } from '../../features/applications/server/received/bulk-handlers.ts';
import { receivedApplicationHandlers } from '../../features/applications/server/received/handlers.ts';
import { auditHandlers } from '../../features/audit/server/handlers.ts';
import type { createAuthoring } from '../../features/authoring/server/public.ts';
import { blogHandlers } from '../../features/blog/server/handlers.ts';
import { campaignHandlers } from '../../features/campaigns/server/handlers.ts';
import { careerHandlers } from '../../features/careers/server/handlers.ts';
import { careerLineHandlers } from '../../features/careers/server/line-handlers.ts';
import { careerNumberHandlers } from '../../features/careers/server/numbers/handlers.ts';
import { careerProgressHandlers } from '../../features/careers/server/progress-handlers.ts';
import { certificateHandlers } from '../../features/certificates/server/handlers.ts';
import { contactHandlers } from '../../features/contact/server/handlers.ts';
import { inboxHandlers } from '../../features/contact/server/inbox/handlers.ts';
import { courseHandlers } from '../../features/courses/server/handlers.ts';
import type { EnginePool } from '../../features/engines/server/engine-pool.ts';
import { enrolmentHandlers } from '../../features/enrolment/server/handlers.ts';
import { exerciseHandlers } from '../../features/exercises/server/handlers.ts';
import { feedbackHandlers } from '../../features/feedback/server/handlers.ts';
import { moderationHandlers } from '../../features/feedback/server/moderation/handlers.ts';
import type { createIdentity } from '../../features/identity/server/public.ts';
import { lessonHandlers } from '../../features/lessons/server/handlers.ts';
import { newsletterHandlers } from '../../features/newsletter/server/handlers.ts';
import { subscriberHandlers } from '../../features/newsletter/server/subscribers/handlers.ts';
import { notificationHandlers } from '../../features/notifications/server/handlers.ts';
import { openingHandlers } from '../../features/openings/server/handlers.ts';
import { overviewHandlers } from '../../features/overview/server/handlers.ts';
import { profileHandlers } from '../../features/profile/server/handlers.ts';
import { photoHandlers } from '../../features/profile/server/photo-handlers.ts';
import { progressHandlers } from '../../features/progress/server/handlers.ts';
import type { learningRecord } from '../../features/progress/server/public.ts';
import type { createQuizzes } from '../../features/quizzes/server/public.ts';
import { reviewHandlers } from '../../features/review/server/handlers.ts';
import { screencastHandlers } from '../../features/screencasts/server/handlers.ts';
import { searchHandlers } from '../../features/search/server/handlers.ts';
import { siteSearch } from '../../features/search/server/site-search.ts';
import { setupHandlers } from '../../features/setup/server/handlers.ts';
import type { SiteLook } from '../../features/setup/server/public.ts';
import { sitePageHandlers } from '../../features/site-pages/server/handlers.ts';
import { systemHandlers } from '../../features/system/server/handlers.ts';
import { courseLearnerHandlers } from '../../features/teaching/server/course-learners/handlers.ts';
import { teachingHandlers } from '../../features/teaching/server/handlers.ts';
import type { Content } from '../../platform/server/content/content.ts';
import type { Handlers } from '../../platform/server/http/context.ts';
import { registerRoutes } from '../../platform/server/http/register-routes.ts';
import type { SendMail } from '../../platform/server/mail/mailer.ts';
import type { NotifyStaff } from '../../platform/server/notify.ts';
import type { Storage } from '../../platform/server/storage/storage.ts';
import type { Services } from '../../platform/server/services.ts';
import { checkBeside } from '../cli/doctor/parts.ts';
import { type RouteTables, routeTables } from '../contract.ts';
import type { PageTable } from './built-site.ts';
import { certifiedCourses } from './certified-courses.ts';
import { consoleFinders } from './console-finders.ts';
import { structureOf } from './course-structure.ts';
import { pagesAsShipped } from './pages-as-shipped.ts';
import { productVersion } from './product-version.ts';

interface FeatureDeps extends Pick<
  Services,
  'db' | 'now' | 'outbox' | 'events' | 'secret' | 'settings' | 'notify' | 'limiter'
> {
  content: Content;
  identity: ReturnType<typeof createIdentity>;
  deletion: ReturnType<typeof accountDeletion>;
  erasing: ReturnType<typeof accountErasing>;
  download: Parameters<typeof accountHandlers>[0]['download'];
  record: ReturnType<typeof learningRecord>;
  quizzes: ReturnType<typeof createQuizzes>;
  authoring: ReturnType<typeof createAuthoring>;
  look: SiteLook;
  sendNow: SendMail;
  beginBroadcast: Parameters<typeof notificationHandlers>[0]['begin'];
  notifyStaff: NotifyStaff;
  storage: Storage;
  engines: EnginePool;
  findablePages: PageTable['findable'];
}

type FeatureHandlers = { readonly [Feature in keyof RouteTables]: Handlers<RouteTables[Feature]> };

/** Creates the route handlers of each feature. */
function featureHandlers(deps: FeatureDeps): FeatureHandlers {
  const { db, content, identity, record, quizzes, settings, secret, events, outbox, limiter } = deps;
  const { storage, engines, now, findablePages, deletion, download, notify, notifyStaff } = deps;
  const applicationDeps = { db, content, storage, outbox, notify, notifyStaff, limiter, settings, now };
  const search = siteSearch({ content, now, pages: findablePages });
  return {
    identity: identity.handlers,
    audit: auditHandlers(db),
    profile: profileHandlers({ ...identity, db }),
    photos: photoHandlers({ db, storage, now }),
    account: accountHandlers({ ...identity, db, deletion, download, limiter }),
    courses: courseHandlers({ content }),
    blog: blogHandlers({ content }),
    sitePages: sitePageHandlers({ content }),
    enrolment: enrolmentHandlers({ db, content, now }),
    progress: progressHandlers({ db, record, limiter, structureOf: structureOf(content), now }),
    exercises: exerciseHandlers({
      db,
      content,
      engines,
      record,
      storage,
      notify,
      notifyStaff,
      now,
    }),
    quizzes: quizzes.handlers,
    casts: screencastHandlers({ db, content }),
    lessons: lessonHandlers({ db, content, now, findLessons: (...asked) => search.findLessons(...asked) }),
    review: reviewHandlers({ db, content, structureOf: structureOf(content), limiter, outbox, secret, now }),
    certificates: certificateHandlers({ db, settings, secret, courses: certifiedCourses(content), now }),
    feedback: feedbackHandlers({ db, content, notifyStaff, limiter, now }),
    feedbackModeration: moderationHandlers({ db, content, notify, now }),
    newsletter: newsletterHandlers({ db, outbox, bounceSecret: settings.bounceSecret, now }),
    campaigns: campaignHandlers({ db, settings, outbox, now }),
    notifications: notificationHandlers({ db, events, begin: deps.beginBroadcast, now }),
    openings: openingHandlers({ content, now }),
    careers: careerHandlers({ db, now }),
    careerLines: { ...careerLineHandlers({ content, now }), ...careerProgressHandlers({ db, content }) },
    applications: applicationHandlers(applicationDeps),
    receivedApplications: receivedApplicationHandlers(applicationDeps),
    contact: contactHandlers({ db, events, notifyStaff, limiter, now }),
    inbox: inboxHandlers({ db, events, notify, notifyStaff, outbox, limiter, settings, now }),
    search: searchHandlers({ db, search }),
    teaching: teachingHandlers({
      db,
      content,
      structureOf: structureOf(content),
      courseIds: () =>
        content
          .current()
          .list('course')
          .map(({ courseId }) => courseId),
      now,
    }),
    authoring: deps.authoring.handlers,
    setup: setupHandlers({
      db,
      look: deps.look,
      settings,
      sendNow: deps.sendNow,
      countContent: () => deps.authoring.count(),
      listShipped: pagesAsShipped(db),
      now,
    }),
    users: userHandlers({
      db,
      events,
      outbox,
      notify,
      scheduleErasing: (uid) => deletion.schedule(uid),
      eraseAccount: (uid, first) => deps.erasing.eraseNow(uid, ...first),
      now,
    }),
    subscribers: subscriberHandlers({ db, now }),
    careerNumbers: careerNumberHandlers({ db, content, now }),
    applicationBulk: applicationBulkHandlers(applicationDeps),
    courseLearners: courseLearnerHandlers({ db, content, now }),
    overview: overviewHandlers({ db, content, now }),
    system: systemHandlers({
      db,
      settings,
      installation: {
        version: productVersion(),
        files: settings.s3 === null ? 'folder' : 'bucket',
        mail: settings.smtpUrl === null ? 'folder' : 'smtp',
      },
      check: (part) => checkBeside(part, settings),
      now,
    }),
    admin: adminHandlers({
      db,
      finders: consoleFinders({ db, content, listContent: () => deps.authoring.list() }),
    }),
  };
}

/** Registers the routes of all features on the server. */
export function registerFeatures(app: FastifyInstance, deps: FeatureDeps): void {
  const handlers = featureHandlers(deps);
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- requires the handlers of the same feature as the table
  const register = <Feature extends keyof RouteTables>(feature: Feature) =>
    registerRoutes(app, routeTables[feature], handlers[feature], {
      findCaller: (request) => deps.identity.sessions.findCaller(request.headers.cookie),
      limiter: deps.limiter,
      storage: deps.storage,
    });
  for (const feature of Object.keys(routeTables) as (keyof RouteTables)[]) register(feature);
}
