import { subscriberLinks } from '../../src/features/newsletter/server/links.ts';
import { stopLinks } from '../../src/features/notifications/server/mailing/links.ts';
import { stopReminderLinks } from '../../src/features/review/server/links.ts';
import { assetAddress } from '../../src/platform/server/content/assets.ts';
import type { AccessWorld } from './access-world.ts';
import { type TestApp, newEmail, secret } from './app.ts';

/** Pages for the requests below; the text of a lesson requires access. */
export const openLesson = '/course/course1/learn/a-page-is-a-tree-of-components';
export const closedLesson = '/course/course1/learn/forms-that-keep-what-was-typed';
export const pageTexts = {
  '/': 'the home page',
  '/404': 'nothing is here',
  [openLesson]: 'the text',
  [closedLesson]: 'the text',
};

/**
 * Creates a path for each route outside the contract, by the server's route. A suffix in brackets separates several
 * rows of one route. Requests that end something come last.
 */
export async function otherRequests(app: TestApp, { learner }: AccessWorld) {
  const { db, settings } = app;
  const { linkTo } = subscriberLinks(secret, settings.publicUrl);
  const pathOf = (link: string) => link.slice(settings.publicUrl.length);
  const subscriberId = await newSubscriber(app);
  const confirm = pathOf(linkTo('confirm', subscriberId));
  const unsubscribe = pathOf(linkTo('unsubscribe', subscriberId));
  const stop = pathOf(stopLinks(secret, settings.publicUrl).linkTo(learner.uid));
  const stopReminder = pathOf(stopReminderLinks(secret, settings.publicUrl).linkTo(learner.uid));
  const images = db.kysely.selectFrom('contentAssets').select(['path', 'hash']).where('path', 'like', '%.svg');
  return {
    'GET /': '/',
    'GET /404': '/404',
    'GET /dashboard': '/dashboard',
    [`GET ${openLesson}`]: openLesson,
    [`GET ${closedLesson}`]: closedLesson,
    'GET /* (a section of the console)': '/admin/users',
    'GET /* (a taught course)': '/teach/course1',
    'GET /* (nothing)': '/nowhere',
    'GET /* (the renderer)': '/renderer/renderer.mjs',
    'GET /* (a page’s file)': '/pages/index.html',
    'GET /api/openapi.json': '/api/openapi.json',
    'GET /api/docs': '/api/docs',
    'HEAD /api/docs/': '/api/docs/',
    'GET /api/docs/json': '/api/docs/json',
    'GET /api/docs/yaml': '/api/docs/yaml',
    'GET /api/docs/static/*': '/api/docs/static/swagger-ui.css',
    'GET /api/docs/static/index.html': '/api/docs/static/index.html',
    'GET /api/docs/static/swagger-initializer.js': '/api/docs/static/swagger-initializer.js',
    'GET /api/docs/static/theme/way-back.js': '/api/docs/static/theme/way-back.js',
    'GET /content/*': assetAddress(await images.executeTakeFirstOrThrow()),
    [String.raw`GET /courses/:file(^[\w-]+\.\w+$)`]: '/courses/course1.svg',
    'GET /engines/*': '/engines/nothing.wasm',
    'GET /blog/feed.xml': '/blog/feed.xml',
    'GET /look.css': '/look.css',
    'GET /logo': '/logo',
    'GET /healthz': '/healthz',
    'GET /readyz': '/readyz',
    'HEAD /api/events': '/api/events',
    'GET /api/events': '/api/events',
    'GET /newsletter/confirm (without its token)': '/newsletter/confirm',
    'GET /newsletter/confirm (with that of another mail)': unsubscribe.replace('unsubscribe', 'confirm'),
    'GET /newsletter/confirm': confirm,
    'POST /newsletter/confirm (without its token)': '/newsletter/confirm',
    'POST /newsletter/confirm': confirm,
    'GET /newsletter/unsubscribe (without its token)': '/newsletter/unsubscribe',
    'GET /newsletter/unsubscribe': unsubscribe,
    'POST /newsletter/unsubscribe (without its token)': '/newsletter/unsubscribe',
    'POST /newsletter/unsubscribe (with that of another mail)': confirm.replace('confirm', 'unsubscribe'),
    'POST /newsletter/unsubscribe': unsubscribe,
    'GET /notification-mails/stop (without its token)': '/notification-mails/stop',
    'GET /notification-mails/stop': stop,
    'POST /notification-mails/stop (without its token)': '/notification-mails/stop',
    'POST /notification-mails/stop': stop,
    'GET /review-reminders/stop (without its token)': '/review-reminders/stop',
    'GET /review-reminders/stop': stopReminder,
    'POST /review-reminders/stop (without its token)': '/review-reminders/stop',
    'POST /review-reminders/stop': stopReminder,
  } satisfies Record<string, string>;
}

async function newSubscriber(app: TestApp): Promise<string> {
  const email = newEmail();
  await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
  const found = app.db.kysely.selectFrom('newsletterSubscribers').select('id').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).id;
}
