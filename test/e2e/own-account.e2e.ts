import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { field, logIn, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { expect, test } from './support/test.ts';

test('an account is deleted from Edit profile, and a login takes it back (§6)', async ({ page, noise }) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  const main = page.getByRole('main');
  await page.goto('/edit-profile');
  await main.getByRole('link', { name: 'Password, sessions, your data, account deletion' }).click();
  await expect(page).toHaveURL('/account');
  await expectAccessible(page);
  await field(page, 'Your password').fill('a wrong guess');
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByText('This password is incorrect.')).toBeVisible();
  await expect(field(page, 'Your password')).toBeFocused();
  await main.getByLabel('Keep my course feedback as I wrote it, without my name.').check();
  await field(page, 'Your password').fill(learner.password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await expect(main.locator('[role=status]:focus')).toContainText('You are logged out everywhere.');
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Log in and keep my account' }).click();
  await logIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an account that the operator deletes is gone, and its address can sign up again', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  await opvir(server, 'user', 'delete', learner.email, '--yes');
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, learner);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect((await page.request.post('/api/accounts', { data: learner })).status()).toBe(201);
});

test('a changed password logs out the other browser, and what is one’s own is downloaded', async ({
  page,
  browser,
  server,
  noise,
}) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  noise.listenTo(elsewhere);
  const far = await elsewhere.newPage();
  await far.goto('/login');
  await logIn(far, learner);
  await expect(far).toHaveURL('/dashboard');
  const main = page.getByRole('main');
  await page.goto('/account');
  await expect(main.getByText('This browser')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Log out: / })).toHaveCount(1);

  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('my-data.zip');

  await field(page, 'Current password').fill(learner.password);
  await field(page, 'New password').fill('a new password');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Your password is changed.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
  await expect(far.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await elsewhere.close();
});

test('another session is logged out from the list', async ({ page, browser, server, noise }) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const signedIn = await elsewhere.request.post('/api/session', { data: learner });
  expect(signedIn.status()).toBe(200);
  await page.goto('/account');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'That session is logged out.' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  expect((await (await elsewhere.request.get('/api/session')).json()) as unknown).toEqual({ session: null });
  await elsewhere.close();
});

test('an address of 130 letters makes the page of an account no wider', async ({ page }) => {
  const email = `${'maximiliane.'.repeat(5)}f@${'students.university.'.repeat(3)}example.org`;
  const signedUpAs = await page.request.post('/api/accounts', { data: { email, password: 'correct horse' } });
  expect(signedUpAs.status()).toBe(201);
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
