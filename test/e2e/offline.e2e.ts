import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { temporaryFolder } from '../support/folder.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { solutionOf, writeCode } from './support/exercise.ts';
import { enrolled, logIn, logOut, newLearner, signedUp } from './support/learner.ts';
import { startTestServer } from './support/servers.ts';
import { expect, test as base } from './support/test.ts';

/** Server that a test can stop: it restarts at the same address with the same data. */
interface Site extends ServerProcess {
  end(): Promise<void>;
  start(): Promise<void>;
}

const test = base.extend<{ site: Site }>({
  // Own server of the test: others may use the worker's shared server at the same time.
  site: async ({}, use) => {
    using data = temporaryFolder();
    let server = await startTestServer({ OPVIR_DATA_DIR: data.path });
    const { env } = server;
    const end = async () => expect(await server.stop(), server.output()).toBe(0);
    const start = async () => void (server = await startTestServer(env));
    await use({ ...server, end, start });
    await server.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const course = '/course/course2';
const first = { path: `${course}/learn/your-first-program`, title: 'Your first program, and how to read its errors' };
const second = {
  path: `${course}/learn/lists-and-dictionaries`,
  title: 'Lists, dictionaries and when to use which',
};
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('region', { name: 'Offline access to this course' });
/** Console messages about a cut network, an unreachable server, and a service worker that has just started. */
const away =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|cross-world service worker/;

async function learnerOf(page: Page, courseId: string) {
  const learner = await signedUp(page);
  await enrolled(page, courseId);
  return learner;
}

async function keep(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Download for offline use' }).click();
  await expect(panel(page).getByText(/^It takes \d+\.\d MB on this device\./)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Download \(\d+\.\d MB\)$/ })
    .click();
  await expect(panel(page).getByText(/^Available offline: \d+\.\d MB, as of /)).toBeVisible();
}

/** Browser storage of offline courses: caches, and scopes of service workers. */
function keptIn(page: Page): Promise<{ caches: string[]; scopes: string[]; bytes: number }> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { caches?: number } };
    return {
      caches: (await caches.keys()).map((name) => name.replace(/ .*/, '')).toSorted(),
      scopes: registrations.map(({ scope }) => new URL(scope).pathname).toSorted(),
      bytes: usageDetails?.caches ?? 0,
    };
  });
}

const solution = (exerciseId: string) => solutionOf('course2', exerciseId)['main.py'] ?? '';
const write = (part: Locator, code: string) => writeCode(part, code, 'main.py');

/** Completes a lesson on another device of the same learner, with the same session. */
async function doneElsewhere(context: BrowserContext, site: Site, lessonId: string): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const event = {
    kind: 'lesson-done',
    subject: lessonId,
    version: 'v1',
    clientAt: Date.now(),
    key: crypto.randomUUID(),
  };
  const response = await fetch(`${site.url}/api/courses/course2/learning-events`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: null, device: crypto.randomUUID(), events: [event] }),
  });
  expect(response.status).toBe(200);
}

test('a course is kept, learnt from without network and server, and what was done is confirmed once when they are back', async ({
  page,
  context,
  site,
  noise,
}) => {
  noise.allow(away);
  await learnerOf(page, 'course2');
  await page.goto(course);
  await expect(panel(page)).toBeVisible();
  expect(await keptIn(page)).toMatchObject({ caches: [], scopes: [] });
  await keep(page);
  expect(await keptIn(page)).toMatchObject({
    caches: ['opvir-course', 'opvir-own', 'opvir-parts'],
    scopes: ['/', '/assets/engine-', `${course}/learn/`],
  });
  await main(page).getByRole('link', { name: second.title }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/course-worker.js'));
  await expect(title(page)).toHaveText(second.title);

  await site.end();
  await page.reload();
  await expect(title(page)).toHaveText(second.title);
  await expect(main(page).getByText('The site cannot be reached. Your work is saved')).toBeVisible();
  await context.setOffline(true);
  await expect(main(page).getByRole('heading', { name: 'A dictionary finds values by name' })).toBeVisible();
  await expect(main(page).getByText('You are offline.')).toBeVisible();
  await expect(panel(page).getByText(/^Available offline/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();

  await main(page).getByRole('navigation', { name: 'Lessons of the course' }).getByText(first.title).click();
  await expect(title(page)).toHaveText(first.title);
  const cast = page.getByRole('region', { name: 'Reading a traceback' });
  await cast.getByRole('button', { name: 'Play', exact: true }).click();
  await cast.getByRole('button', { name: 'Next step' }).click();
  await expect(cast.getByRole('group', { name: 'The code' })).toContainText('rent');
  await cast.getByRole('button', { name: 'Pause', exact: true }).click();

  const exercise = page.getByRole('region', { name: 'A month in short', exact: true });
  await write(exercise, solution('a-month-in-short'));
  await exercise.getByRole('button', { name: 'Submit' }).click();
  await expect(exercise.getByText('Provisional: all visible tests pass in your browser.')).toBeVisible({
    timeout: 60_000,
  });
  await page.reload();
  await expect(exercise.getByText('Passed here, not confirmed yet')).toBeVisible();

  await site.start();
  await doneElsewhere(context, site, 'functions-with-one-job');
  await context.setOffline(false);
  await expect(exercise.getByText(/^Passed: \d+ of \d+ points\.$/)).toBeVisible();
  await expect(exercise.getByText('Passed', { exact: true })).toBeVisible();
  const sent = await page.request.get('/api/courses/course2/exercises/a-month-in-short/submissions');
  expect(((await sent.json()) as { items: unknown[] }).items).toHaveLength(1);
  const doneLessons = async () => {
    const found = await page.request.get('/api/courses/course2/progress');
    const { progress } = (await found.json()) as { progress: { lessons: { lessonId: string; state: string }[] } };
    return progress.lessons.filter(({ state }) => state === 'done').map(({ lessonId }) => lessonId);
  };
  await expect.poll(doneLessons).toEqual(expect.arrayContaining(['lists-and-dictionaries', 'functions-with-one-job']));

  const { bytes } = await keptIn(page);
  await panel(page).getByRole('button', { name: 'Remove from this device' }).click();
  await expect(panel(page).getByRole('button', { name: 'Download for offline use' })).toBeVisible();
  await expect(panel(page)).toBeFocused();
  expect(await keptIn(page)).toMatchObject({ caches: [], scopes: [] });
  // The browser counts the deleted bytes a moment later.
  await expect.poll(async () => (await keptIn(page)).bytes).toBeLessThan(bytes / 10);
});

test('a course that is kept on a device can be removed from it after leaving the course', async ({ page, noise }) => {
  noise.allow(away);
  await learnerOf(page, 'course3');
  await page.goto('/course/course3');
  await keep(page);
  await main(page).getByRole('button', { name: 'Leave this course' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this course?' });
  await question.getByRole('button', { name: 'Leave this course' }).click();
  await expect(panel(page)).toContainText('You have left this course');
  await page.reload();
  await expect(panel(page)).toContainText('You have left this course');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Remove from this device' }).click();
  await expect(panel(page)).toContainText('Removed from this device.');
  await expect(panel(page)).toBeFocused();
  expect(await keptIn(page)).toMatchObject({ caches: [], scopes: [] });
});

test('what was done without a network is sent by whichever page its learner opens next', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(away);
  await learnerOf(page, 'course2');
  await page.goto(second.path);
  await expect(main(page).getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await atRest(page);
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/courses/course2/progress')).json()))
    .toMatch(/"lists-and-dictionaries","state":"done"/);
});

for (const [courseId, lessonId, exercise] of [
  ['course1', 'state-one-place-for-each-fact', 'Tick and count'],
  ['course5', 'drawing-and-motion', 'On the map'],
] as const)
  test(`a program of ${courseId} runs without a network, in an engine that this browser has never run`, async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(away);
    await learnerOf(page, courseId);
    await page.goto(`/course/${courseId}`);
    await keep(page);
    await context.setOffline(true);
    await page.goto(`/course/${courseId}/learn/${lessonId}`);
    const part = page.getByRole('region', { name: exercise, exact: true });
    await part.scrollIntoViewIfNeeded();
    await part.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(part.getByText(/^\d of \d tests pass\./)).toBeVisible();
  });

test('without a network words are found in every lesson that is kept, and it is said that only these were searched', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(away);
  await learnerOf(page, 'course2');
  await page.goto(first.path);
  await keep(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/course-worker.js'));
  await context.setOffline(true);
  const field = main(page).getByLabel('Find in this course');
  const results = main(page).getByRole('list', { name: 'Matching lessons' });
  // The words occur only in one lesson, which was never opened here.
  await field.fill('tuple receipts');
  await expect(main(page).getByText('Only lessons on this device were searched')).toBeVisible();
  await expect(results.getByRole('link')).toHaveCount(1);
  await expect(results.locator('mark').first()).toHaveText(/tuple|receipt/i);
  await expectAccessible(page, ['desktop'], 'div:has(> search)');
  await results.getByRole('link').click();
  await expect(title(page)).toHaveText(second.title);

  await context.setOffline(false);
  await field.fill('recepits tuple');
  await expect(main(page).getByText('Found in 1 lesson')).toBeVisible();
  await expect(main(page).getByText('Only lessons on this device were searched')).toBeHidden();
});

test('who signs out is shown to nobody; who signs in again finds the course as it was', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(away);
  // The page shows no content and the reason; the requests of an ended session are refused.
  noise.allow(/ApiError: The site could not be reached|401 \(Unauthorized\)/);
  const path = '/course/course3/learn/one-layout-three-widths';
  const text = main(page).getByRole('article').locator('.prose').first();
  const kept = async () => (await keptIn(page)).caches;
  const ada = await learnerOf(page, 'course3');
  await page.goto(path);
  const before = await keptIn(page);
  expect(before).toMatchObject({ caches: [], scopes: [] });
  await keep(page);
  expect((await keptIn(page)).scopes).toEqual(['/', '/assets/engine-', '/course/course3/learn/']);
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();

  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(kept).toEqual(['opvir-course', 'opvir-parts']);
  await context.setOffline(true);
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(text).toHaveCount(0);

  await context.setOffline(false);
  await page.goto('/login');
  const grace = newLearner();
  expect((await page.request.post('/api/accounts', { data: grace })).status()).toBe(201);
  await enrolled(page, 'course3');
  await page.goto(path);
  await expect(text).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Download for offline use' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(text).toHaveCount(0);

  await context.setOffline(false);
  expect((await page.request.delete('/api/session')).status()).toBe(204);
  await page.goto('/login');
  await logIn(page, ada);
  await expect(page).toHaveURL(/\/dashboard$/);
  // Without opening the course first.
  await expect.poll(kept).toEqual(['opvir-course', 'opvir-own', 'opvir-parts']);
  await expect.poll(() => page.evaluate(() => caches.match('/api/session').then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.goto(path);
  await expect(text).toBeVisible();
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();
});

test('without a network each page of the site leads to the courses on this device, and for nobody once logged out', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(away);
  noise.allow(/503/);
  const learner = await learnerOf(page, 'course3');
  await page.goto('/course/course3');
  await keep(page);
  await context.setOffline(true);
  for (const door of ['/', '/dashboard', '/courses', '/course/course3']) {
    await page.goto(door);
    await expect(title(page)).toHaveText('You are offline');
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Learn Flutter' }).click();
  await expect(page.getByRole('navigation', { name: 'Lessons of the course' }).first()).toBeAttached();
  await expect(title(page)).not.toHaveText('You are offline');

  await context.setOffline(false);
  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('No course of this account is on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn Flutter' })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.goto('/login');
  await logIn(page, learner);
});

test('where one asks how large the course is, and where it is kept, everything can be used by everybody', async ({
  page,
  site,
}) => {
  await learnerOf(page, 'course3');
  await page.goto('/course/course3');
  await panel(page).getByRole('button', { name: 'Download for offline use' }).click();
  await expect(panel(page).getByRole('button', { name: /^Download \(/ })).toBeVisible();
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Not now' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await keep(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const file of ['course-worker.js', 'site-worker.js', 'course-parts.json']) {
    const { headers } = await fetch(`${site.url}/${file}`);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  const policy = (await fetch(`${site.url}/course/course3/learn/preparing-a-release`)).headers;
  expect(policy.get('content-security-policy')).not.toMatch(/wasm|unsafe|worker-src|blob/);
});
