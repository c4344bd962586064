import { mailTo, tokenIn } from '../support/mails.ts';
import { atRest } from './support/at-rest.ts';
import { enrolled, field, logIn, logOut, newLearner, signedOut, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { saysAfter } from './support/says-after.ts';
import { expect, test } from './support/test.ts';

const disabledText = 'This account has been disabled. Please contact us.';
const wrongText = 'The email address or password is incorrect.';

test('§5, §8 a forgotten password: the mailed link sets a new one, signs in, and works once (§7)', async ({
  page,
  server,
  noise,
}) => {
  const learner = await signedUp(page);
  await signedOut(page);
  const main = page.getByRole('main');
  await page.goto('/login');
  await main.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(main.getByText('Please enter your email address first.')).toBeVisible();
  await field(page, 'Email').fill(learner.email);
  await main.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(main.getByText('Password reset email sent. Please check your inbox.')).toBeVisible();

  const token = tokenIn(await mailTo(server.dataDir, learner.email), '/reset-password');
  await page.goto(`/reset-password?token=${token}`);
  await field(page, 'New password').fill('a new password');
  await main.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  await expect(page).toHaveURL('/login');
  noise.allow(/status of 401/);
  await logIn(page, learner);
  await expect(main.getByRole('alert')).toHaveText(wrongText);
  await logIn(page, { ...learner, password: 'a new password' });
  await expect(page).toHaveURL('/dashboard');

  noise.allow(/status of 410/);
  await page.goto(`/reset-password?token=${token}`);
  await expect(main.getByText('This link has expired or was already used.')).toBeVisible();
});

test('an unknown address and a wrong password are told the same (§8)', async ({ page, noise }) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  await signedOut(page);
  for (const attempt of [{ ...learner, password: 'wrong' }, newLearner()]) {
    await page.goto('/login');
    await logIn(page, attempt);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(wrongText);
  }
});

test('a changed email signs in only after the password was given at the mailed link, and the old address has a way back (§7)', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  const next = newLearner().email;
  const main = page.getByRole('main');
  await page.goto('/edit-profile');
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(next);
  await saysAfter(page, 'Profile updated successfully!', () => main.getByRole('button', { name: 'Save' }).click());
  await page.waitForURL('/dashboard');
  const token = tokenIn(await mailTo(server.dataDir, next), '/confirm-email');
  // Simulates another device, where nobody is signed in.
  await signedOut(page);
  await page.goto(`/confirm-email?token=${token}`);
  await expect(main.getByText(next)).toBeVisible();
  await field(page, 'Password').fill('a wrong guess');
  await main.getByRole('button', { name: 'Confirm address' }).click();
  await expect(main.getByText('This password is incorrect.')).toBeVisible();
  await field(page, 'Password').fill(learner.password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText(next);
  await page.goto('/login');
  await logIn(page, { ...learner, email: next });
  await expect(page).toHaveURL('/dashboard');

  const wayBack = tokenIn(await mailTo(server.dataDir, learner.email, 2), '/reset-password');
  await page.goto(`/reset-password?token=${wayBack}`);
  await expect(main.getByText(learner.email)).toBeVisible();
  await field(page, 'New password').fill('a new password');
  await main.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await logIn(page, { email: learner.email, password: 'a new password' });
  await expect(page).toHaveURL('/dashboard');
});

test('signing out in one tab signs out the other (§4)', async ({ page, context }) => {
  await signedUp(page);
  const other = await context.newPage();
  await page.goto('/dashboard');
  await other.goto('/course/course4');
  await atRest(other);
  await expect(other.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other.getByRole('button', { name: 'Enroll', exact: true })).toHaveCount(0);
  await expect(other.getByRole('main').getByRole('link', { name: 'log in to your account' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
});

test('signing in in one tab signs in the other', async ({ page, context }) => {
  const learner = await signedUp(page);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/course/course4');
  await expect(other.getByRole('main').getByRole('link', { name: 'log in to your account' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  await expect(other.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
});

test('§8 an account that the operator disables is signed out in every open tab and browser', async ({
  page,
  context,
  browser,
  server,
  noise,
}) => {
  // The event stream and any request in the meantime are refused.
  noise.allow(/status of 40[13]/);
  const learner = await signedUp(page);
  await enrolled(page, 'course4');
  const other = await context.newPage();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  noise.listenTo(elsewhere);
  const far = await elsewhere.newPage();
  await far.goto('/login');
  await logIn(far, learner);
  await expect(far).toHaveURL('/dashboard');
  await page.goto('/dashboard');
  await other.goto('/edit-profile');
  await expect(field(other, 'Email')).toHaveValue(learner.email);

  await opvir(server, 'user', 'disable', learner.email);
  for (const tab of [page, other, far]) {
    await expect(tab.getByRole('main').getByText(disabledText)).toBeVisible();
    expect(await tab.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  }
  await page.goto('/login');
  await logIn(page, learner);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(disabledText);

  await opvir(server, 'user', 'enable', learner.email);
  await logIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'course4' })).toBeVisible();
  await elsewhere.close();
});

test('a role granted by the operator is listed', async ({ page, server }) => {
  const { email } = await signedUp(page);
  await opvir(server, 'user', 'grant', email, 'admin');
  const users = (
    JSON.parse(await opvir(server, 'user', 'list', '--json')) as { answer: { email: string; role: string }[] }
  ).answer;
  expect(users.find((user) => user.email === email)?.role).toBe('admin');
});

test('while the server does not answer, an account’s page says so, the header keeps the account, and the page comes by itself', async ({
  page,
  noise,
}) => {
  noise.allow(/502 \(Bad Gateway\)/);
  await signedUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, User' })).toBeVisible();
  await page.route('**/api/session', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('We could not check whether you are logged in. Please try again.');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(main.getByText('Loading...')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/session');
  await expect(main.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
});
