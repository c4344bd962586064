import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, logIn, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { expect, test } from './support/test.ts';

test('what the operator tells a learner is counted in every open window, and read in one it is read in all (§2)', async ({
  page,
  context,
  browser,
  server,
  noise,
}) => {
  const learner = await signedUp(page);
  const other = await context.newPage();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  noise.listenTo(elsewhere);
  const far = await elsewhere.newPage();
  await far.goto('/login');
  await logIn(far, learner);
  await expect(far).toHaveURL('/dashboard');
  // One page reads through TanStack Query, the other does not.
  await page.goto('/dashboard');
  await other.goto('/about');
  for (const window of [page, other, far]) await expect(account(window)).toHaveAccessibleName('Account');

  for (const message of ['Learn React begins on Tuesday.', 'Your application has been read.']) {
    await opvir(server, 'notify', learner.email, message);
  }
  for (const window of [page, other, far]) {
    await expect(account(window)).toHaveAccessibleName('Account Notifications, 2 unread');
  }
  await expectAccessible(other);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.bringToFront();
  await account(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Notifications, 2 unread' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('New', { exact: true })).toHaveCount(2);
  await main.getByRole('button', { name: 'Mark as read: Learn React begins on Tuesday.' }).click();
  for (const window of [page, other, far]) {
    await expect(account(window)).toHaveAccessibleName('Account Notifications, 1 unread');
  }
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  for (const window of [page, other, far]) await expect(account(window)).toHaveAccessibleName('Account');
  await expect(main.getByText('New', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(main.getByText('Learn React begins on Tuesday.')).toBeVisible();
  await expect(main.getByText('New', { exact: true })).toHaveCount(0);
  await elsewhere.close();
});

test('on a small screen the number stands on the button of the menu, and in the menu, which is accessible with it', async ({
  page,
  server,
}) => {
  const { email } = await signedUp(page);
  for (let count = 0; count < 3; count += 1) await opvir(server, 'notify', email, `No. ${count}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Menu Notifications, 3 unread' }).click();
  await banner.getByRole('button', { name: 'Account Notifications, 3 unread' }).click();
  await expect(banner.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  await expectAccessible(page, ['phone']);
});

test('§4 enrolling, leaving feedback and saving the profile in one window shows in another without a reload', async ({
  page,
  context,
}) => {
  await signedUp(page);
  const other = await context.newPage();
  await page.goto('/course/course5');
  await other.goto('/course/course5');
  const [here, there] = [page.getByRole('main'), other.getByRole('main')];
  await expect(there.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
  await expect(there.getByText('No feedback yet.')).toBeVisible();

  await here.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(there.getByText('You are enrolled in this course')).toBeVisible();

  await here.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await here.getByLabel('Comment').fill('Clear from the first lesson.');
  await here.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(there.getByText('Clear from the first lesson.')).toBeVisible();

  await other.goto('/dashboard');
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Welcome, User');
  await page.goto('/edit-profile');
  await here.getByLabel('Name', { exact: true }).fill('Ada');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada');
});

test('choosing a career in one window shows in another without a reload', async ({ page, context }) => {
  await signedUp(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, User');
  await page.goto('/career-center');
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(other.getByRole('main').getByText('Front-end Engineer')).toBeVisible();
});

test('what happened on another device is there when the window is entered again', async ({ page }) => {
  await page.clock.install();
  await signedUp(page);
  await page.goto('/course/course5');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
  await enrolled(page, 'course5');
  await page.clock.fastForward('00:11');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();
});

test('the bar stays where it is from the first paint until it is known who it is, whether the server answers or not', async ({
  page,
  noise,
}) => {
  noise.allow(/503 \(Service Unavailable\)/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedUp(page);
  await page.goto('/about');
  await expect(account(page)).toBeVisible();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    ask();
    await answered;
    await route.fulfill({ status: 503, body: 'Service Unavailable' });
  });
  await page.goto('/about');
  await asked;
  const banner = page.getByRole('banner');
  const theme = banner.getByRole('button', { name: 'Theme' });
  const held = await theme.boundingBox();
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);

  answer();
  await account(page).click();
  await expect(banner.getByRole('alert')).toContainText('We cannot reach the server right now');
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
  expect(await theme.boundingBox()).toEqual(held);
  await expectAccessible(page, ['desktop']);

  // The page also polls by itself. The request must be pending until the button is pressed, so this comes first.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/session', (route) => pressed.then(() => route.continue()));
  await banner.getByRole('button', { name: 'Try again' }).click();
  press();
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await theme.boundingBox()).toEqual(held);
});

test('a visitor whose session cannot be asked for is offered Login and Sign Up', async ({ page, noise }) => {
  noise.allow(/503 \(Service Unavailable\)/);
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await page.goto('/about');
  for (const name of ['Login', 'Sign Up']) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  }
  await expect(account(page)).toHaveCount(0);
});

function account(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Account' });
}
