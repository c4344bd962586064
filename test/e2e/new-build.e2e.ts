import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/folder.ts';
import { atRest } from './support/at-rest.ts';
import { enrolled, field, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { prerenderedPaths } from './support/routes.ts';
import { SourceTree } from '../support/source-tree.ts';
import { startTestServer } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// Tabs opened before a new build, tested with two real builds of two source states.

test.describe.configure({ mode: 'serial' });

const typed = 'Is there a group for beginners?';
const accountPaths = ['/dashboard', '/notifications', '/workspace', '/profile', '/edit-profile'];
const data = temporaryFolder();
let tree: SourceTree;
let server: ServerProcess;
let [first, second] = ['', ''];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  tree = new SourceTree();
  await buildWell();
  first = tree.current;
  server = await startTestServer({ OPVIR_DATA_DIR: data.path }, tree.path);
});

test.afterAll(async () => {
  await server.stop();
  for (const folder of [data, tree]) folder[Symbol.dispose]();
});

async function buildWell(): Promise<void> {
  const { code, stderr } = await tree.build('--if-stale');
  expect(code, stderr).toBe(0);
}

/** Restarts on the same port and data, with the current build. */
async function restart(): Promise<void> {
  expect(await server.stop(), server.output()).toBe(0);
  server = await startTestServer(server.env, tree.path);
}

/** Builds another source state: no file for the browser keeps its name. */
async function buildAnew(): Promise<void> {
  for (const files of ['entryFileNames', 'chunkFileNames'])
    tree.change('vite.config.ts', `${files}: 'assets/[name]-[hash].js'`, `${files}: 'assets/[name]-[hash]-2.js'`);
  const worker = `engine-[name]-[hash]-2.js', chunkFileNames: 'assets/[name]-[hash]-2.js'`;
  tree.change('vite.config.ts', `engine-[name]-[hash].js'`, worker);
  tree.change(
    'src/app/web/main.tsx',
    'void start();',
    `document.documentElement.dataset.build = 'second';\nvoid start();`,
  );
  // Two commands at once: one builds, the other waits and finds the build.
  const runs = await Promise.all([tree.build('--if-stale'), tree.build('--if-stale')]);
  for (const { code, stderr } of runs) expect(code, stderr).toBe(0);
  expect(runs.filter(({ stdout }) => stdout.includes('Another command is building the site'))).toHaveLength(1);
  expect(tree.builds()).toHaveLength(2);
  second = tree.current;
  expect(second).not.toBe(first);
  expect(tree.scripts(first).filter((name) => tree.scripts(second).includes(name))).toEqual([]);
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

function isStillOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => 'notReloaded' in window);
}

/** Follows all links of a page to other pages of the site, even in closed menus, in the tab as it is. */
async function followEveryLink(page: Page, pages: readonly string[]): Promise<string[]> {
  const links = page.locator('a[href^="/"]:not([target])');
  const paths = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ]);
  const start = page.url();
  const followed = paths.filter((path) => pages.includes(path) && server.url + path !== start);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  for (const path of followed) {
    await test.step(path, async () => {
      await follow(page, path);
      expect(await isStillOpen(page), `${path} is drawn in the same tab`).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
  return followed;
}

async function follow(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const link = page.locator(`a[href="${path}"]:not([target])`).first();
  await link.evaluate((one: HTMLAnchorElement) => one.click());
  await expect(page).toHaveURL(server.url + path);
  if (accountPaths.includes(path)) await expect(heading).not.toHaveText(before);
  else await expect(heading).toHaveText(await headingOf(path));
  await expect(heading).not.toHaveText(/did not load|was updated|went wrong/);
}

/** Heading of the page as the server sends it. */
async function headingOf(path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text();
  return (
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'") ?? ''
  );
}

function chat(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Chat' });
}

async function writeMessage(page: Page): Promise<void> {
  await expect(page.locator('[data-part=waiting]')).toHaveCount(0);
  await field(page, 'Name').fill('Grace Hopper');
  await field(page, 'Email').fill('grace@example.org');
  await field(page, 'Message').fill(typed);
}

test('a page stays open across a new build of everything: every link in it works, and nothing typed is lost (§1)', async ({
  context,
  browser,
  noise,
}) => {
  // A restart of the server ends the learner's event stream.
  noise.allow(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|\/api\/(events|session)/);
  const [home, course, contact] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await openPage(home, '/');
  await openPage(course, '/course/course1');
  await openPage(contact, '/contact');
  await writeMessage(contact);
  const learners = await browser.newContext({ baseURL: server.url });
  noise.listenTo(learners);
  const dashboard = await learners.newPage();
  await signedUp(dashboard);
  await enrolled(dashboard, 'course1');
  await openPage(dashboard, '/dashboard');

  await buildAnew();
  await test.step('before the restart the server goes on with its site, parts and all', async () => {
    await follow(course, '/about');
    expect(await isStillOpen(course)).toBe(true);
    expect(await (await fetch(server.url)).text()).not.toContain('-2.js');
  });

  await restart();
  expect(await (await fetch(server.url)).text()).toContain('-2.js');
  const found = await followEveryLink(home, prerenderedPaths);
  expect(found.length).toBeGreaterThan(25);
  for (const path of ['/course/course2', '/contact', '/blog', '/login']) await follow(course, path);
  expect(await isStillOpen(course)).toBe(true);
  expect(await followEveryLink(dashboard, accountPaths)).toEqual(
    expect.arrayContaining(['/profile', '/notifications']),
  );

  await chat(home).getByRole('button', { name: 'Chat', exact: true }).click();
  await chat(home).getByRole('textbox').fill('Python');
  await chat(home).getByRole('textbox').press('Enter');
  await expect(chat(home).getByRole('log')).toContainText('Python');
  expect(await isStillOpen(home)).toBe(true);

  await expect(field(contact, 'Message')).toHaveValue(typed);
  await contact.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(contact.getByRole('main').getByRole('status')).toBeVisible();
  expect(await isStillOpen(contact)).toBe(true);
  expect(await opvir(server, 'messages', 'list')).toContain(typed);
  await learners.close();
});

test('a course that was kept with the earlier build opens with it without a network; with one the new build is there, and is kept when asked', async ({
  browser,
  noise,
}) => {
  noise.allow(/ERR_|\/api\/(events|session)|cross-world service worker/);
  tree.current = first;
  await restart();
  await using context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const page = await context.newPage();
  const [path, title] = ['/course/course3/learn/photos-and-storage', page.getByRole('heading', { level: 1 })];
  const kept = page.getByRole('region', { name: 'Offline access to this course' });
  const isSecond = page.locator('html[data-build=second][data-app]');
  const isFirst = page.locator('html[data-app]:not([data-build])');
  await signedUp(page);
  await enrolled(page, 'course3');
  await page.goto(path);
  await kept.getByRole('button', { name: 'Download for offline use' }).click();
  await kept.getByRole('button', { name: /^Download \(/ }).click();
  await expect(kept.getByText(/^Available offline/)).toBeVisible();
  await expect(kept.getByText('A newer version is available.')).toHaveCount(0);

  tree.current = second;
  await restart();
  await page.reload();
  await expect(isSecond).toBeAttached();
  await expect(kept.getByText('A newer version is available.')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(isFirst).toBeAttached();
  const before = await title.innerText();
  await page.getByRole('navigation', { name: 'Previous and next lesson' }).getByRole('link').first().click();
  await expect(title).not.toHaveText(before);
  await expect(page.getByRole('article').locator('.prose').first()).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(isSecond).toBeAttached();
  await kept.getByRole('button', { name: 'Update' }).click();
  await expect(kept.getByText('A newer version is available.')).toHaveCount(0);
  await expect(kept.getByText(/^Available offline/)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(isSecond).toBeAttached();
  await expect(page.getByRole('article').locator('.prose').first()).toBeVisible();
});

test('the parts of the earlier build are gone: a link leads to its page by a reload, once, and what is typed is kept (§1)', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/-\w+\.js|ChunkLoadError|404 \(Not Found\)/);
  tree.current = first;
  await restart();
  const [contact, other, restored] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await openPage(page, '/');
  await openPage(other, '/');
  await openPage(contact, '/contact');
  await writeMessage(contact);
  const oldPage = await (await fetch(`${server.url}/course/course1`)).text();
  const boot = /\/assets\/boot-[^"]+/.exec(oldPage)?.[0] ?? '';
  const oldBoot = await (await fetch(server.url + boot)).text();
  // Requests after rendering have finished: only later ones fail.
  for (const each of [page, other, contact]) await atRest(each);
  tree.current = second;
  tree.forget(first);
  await restart();

  await test.step('a link', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(field(page, 'Email')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login`);
    await expect(page.locator('html[data-build=second][data-app]')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Opvir');
  });

  await test.step('something typed beside the page', async () => {
    const email = other.getByRole('contentinfo').getByLabel('Email');
    await expect(other.locator('[data-part=waiting]')).toHaveCount(0);
    await email.fill('ada@example.org');
    await other.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('The site was updated');
    expect(await isStillOpen(other)).toBe(true);
    await expect(email).toHaveValue('ada@example.org');
    await other.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await expect(other.getByRole('contentinfo').getByRole('status')).not.toBeEmpty();
    await other.getByRole('main').getByRole('button', { name: 'Reload the page' }).click();
    await expect(field(other, 'Email')).toBeVisible();
  });

  await test.step('a form with something typed in it', async () => {
    const link = contact.getByRole('banner').getByRole('link', { name: 'Login' });
    await link.click();
    await contact.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
    // The chat's own part has loaded with the page, so it still works.
    await chat(contact).getByRole('button', { name: 'Chat', exact: true }).click();
    await expect(chat(contact).getByRole('textbox')).toBeVisible();
    const asked = contact.waitForEvent('dialog');
    const reloading = contact.evaluate(() => location.reload());
    await (await asked).dismiss();
    await reloading;
    expect((await asked).type()).toBe('beforeunload');
    expect(await isStillOpen(contact)).toBe(true);
    await expect(field(contact, 'Message')).toHaveValue(typed);
    await contact.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(contact.getByRole('main').getByRole('status')).toBeVisible();
    expect((await opvir(server, 'messages', 'list')).split(typed)).toHaveLength(3);
  });

  await test.step('a restored tab, whose page is from before', async () => {
    // The browser has cached this file; the rest is missing.
    const address = `${server.url}/course/course1`;
    await restored.route(server.url + boot, (route) =>
      route.fulfill({ body: oldBoot, contentType: 'text/javascript' }),
    );
    await restored.route(address, (route) => route.fulfill({ body: oldPage, contentType: 'text/html' }), { times: 1 });
    await restored.goto(address);
    const notice = restored.locator('#first-load-notice');
    await expect(notice).toContainText('the site has been updated');
    await expect(restored.getByRole('heading', { level: 1 })).toHaveText('Learn React');
    await notice.getByRole('button').click();
    await expect(restored.locator('html[data-build=second][data-app]')).toBeAttached();
    await expect(notice).toHaveCount(0);
  });
});

test('a part that is gone after the reload too leads to no second one', async ({ page, noise }) => {
  noise.allow(/-\w+\.js|ChunkLoadError|404 \(Not Found\)/);
  await openPage(page, '/');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  const notice = page.locator('#first-load-notice');
  await expect(notice).toContainText('the site has been updated');
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(notice).toBeVisible();
  await atRest(page);
  expect(loads).toBe(2);
});

test('a build that fails, or that is killed, leaves the site that is there', async ({ page }) => {
  const before = tree.current;
  tree.change(
    'src/app/web/prerender.tsx',
    'export function firstLoadFailure',
    'throw new Error("broken");\nexport function firstLoadFailure',
  );
  expect((await tree.build('--if-stale')).code).not.toBe(0);
  expect(tree.current).toBe(before);

  tree.change('src/app/web/prerender.tsx', 'throw new Error("broken");\n', '');
  const builds = tree.builds().length;
  const [node = '', ...args] = tree.buildCommand('--if-stale');
  const killed = spawn(node, args, { cwd: tree.path, stdio: 'ignore' });
  await eventually('the build to have begun', () => tree.builds().length > builds || undefined);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(tree.current).toBe(before);
  await restart();
  await openPage(page, '/');

  await buildWell();
  expect(tree.builds()).toEqual([before, tree.current]);
});
