import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { exercise, showPane, writeCode } from './support/exercise.ts';
import { tabTo } from './support/keyboard.ts';
import { enrolled, field, logIn, logOut, newLearner, signedOut, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

test('from a course by way of the login to the sign-up, by keyboard alone: whoever signs up is enrolled in it (§4)', async ({
  page,
}) => {
  const { email, password } = newLearner();
  const main = page.getByRole('main');
  await page.goto('/course/course5');
  await tabTo(page, main.getByRole('link', { name: 'log in to your account' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('You will then be enrolled in Learn Javascript.')).toBeVisible();
  await tabTo(page, main.getByRole('link', { name: 'Sign up' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register?course=course5&returnTo=%2Fcourse%2Fcourse5');
  await expect(main.getByText('You will then be enrolled in Learn Javascript.')).toBeVisible();
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/course/course5');
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();
  expect(await enrolledIn(page)).toEqual(['course5']);
});

test('a sign-up stays where it is and welcomes, with the course that its address names (§4)', async ({ page }) => {
  const { email, password } = newLearner();
  const main = page.getByRole('main');
  await page.goto('/register?course=course5');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Opvir');
  await expect(main.getByText(`Your account is ready. You are logged in as ${email}.`)).toBeVisible();
  await expect(main.getByText('You are enrolled in Learn Javascript')).toBeVisible();
  await expect(page).toHaveURL('/register?course=course5');
  await main.getByRole('link', { name: 'Go to the course' }).click();
  await expect(page).toHaveURL('/course/course5');
});

for (const width of [1280, 390]) {
  test(`a visitor who writes code signs up from the exercise and goes on in it, enrolled, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { email, password } = newLearner();
    await page.goto('/course/course5/learn/your-first-script');
    const task = exercise(page, 'The board of the day');
    await showPane(task, 'Code');
    await writeCode(task, '// written as a visitor', 'main.js');
    await showPane(task, 'Result');
    await task.getByRole('link', { name: 'Sign up to enroll' }).click();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL('/course/course5/learn/your-first-script#exercise-the-board-of-the-day');
    await expect(task).toBeInViewport();
    await showPane(task, 'Code');
    await expect(task.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
    await expect(task.getByRole('textbox', { name: /^Your code/ })).toHaveText('// written as a visitor');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up to enroll' })).toHaveCount(0);
    expect(await enrolledIn(page)).toEqual(['course5']);
  });
}

test('a login leads back to the page that asked for it, and never to another site', async ({ page }) => {
  const learner = await signedUp(page);
  await signedOut(page);
  await page.goto('/workspace?from=here#notes');
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, learner);
  await expect(page).toHaveURL('/workspace?from=here#notes');

  for (const address of ['//example.org', '/\\example.org', 'https://example.org', 'javascript:document.write(1)']) {
    await signedOut(page);
    await page.goto(`/login?returnTo=${encodeURIComponent(address)}`);
    await logIn(page, learner);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('from a course to the login and back: the user is enrolled, once (§4)', async ({ page }) => {
  const learner = await signedUp(page);
  await signedOut(page);
  const main = page.getByRole('main');
  await page.goto('/course/course4');
  await main.getByRole('link', { name: 'log in to your account' }).click();
  await logIn(page, learner);
  await expect(page).toHaveURL('/course/course4');
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();
  await main.getByRole('button', { name: 'Leave this course' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this course' }).click();
  await expect(main.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
  expect(await enrolledIn(page)).toEqual([]);
});

test('a login for a course: the dashboard tells of the enrolment, and the course is one press away (§4)', async ({
  page,
}) => {
  const learner = await signedUp(page);
  await signedOut(page);
  const main = page.getByRole('main');
  await page.goto('/login?course=course4');
  await logIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  await expect(main.getByText('You are enrolled in Learn Dart')).toBeVisible();
  await expect(main.getByRole('link', { name: 'course4' })).toBeVisible();
  await page.reload();
  await expect(main.getByText('You are enrolled in Learn Dart')).toBeVisible();
  expect(await enrolledIn(page)).toEqual(['course4']);
  await main.getByRole('link', { name: 'Go to the course' }).click();
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();
});

test('an enrolment that fails after the login or the sign-up is said, and can be tried again (§8)', async ({
  page,
  noise,
}) => {
  noise.allow(/502 \(Bad Gateway\)/);
  const { email, password } = newLearner();
  const main = page.getByRole('main');
  const failed = main.getByText('We could not enroll you in Learn React. Please try again.');
  await enrollingFails(page);
  await page.goto('/register?course=course1');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(failed).toBeVisible();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeVisible();

  await signedOut(page);
  await page.goto('/login?course=course1');
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/dashboard');
  await expect(failed).toBeVisible();
  await page.unroute('**/api/enrolments');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('You are enrolled in Learn React')).toBeVisible();
  await expect(main.getByRole('link', { name: 'course1' })).toBeVisible();
});

test('a link enrols nobody: whoever is logged in already is led to the course, and an unknown course is no course', async ({
  page,
}) => {
  await signedUp(page);
  const main = page.getByRole('main');
  for (const path of ['/login?course=course2', '/register?course=course2']) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: 'Go to Learn Python' })).toHaveAttribute('href', '/course/course2');
    await expect(main.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  }
  expect(await enrolledIn(page)).toEqual([]);

  await signedOut(page);
  await page.goto('/register?course=nowhere');
  await expect(main.getByText('You will then be enrolled')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
});

test('who logs in before the course has loaded is enrolled in it all the same', async ({ page }) => {
  const learner = await signedUp(page);
  await signedOut(page);
  const loaded = Promise.withResolvers<void>();
  await page.route('**/api/courses', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto('/login?course=course6');
  await logIn(page, learner);
  await expect(page).not.toHaveURL(/login/);
  loaded.resolve();
  await expect(page.getByRole('main').getByText('You are enrolled in Learn Danjo')).toBeVisible();
});

test('nobody is enrolled by another one’s login: Back to the dashboard of that login does nothing for the next user', async ({
  page,
}) => {
  const first = await signedUp(page);
  await signedOut(page);
  const second = await signedUp(page);
  await signedOut(page);
  const main = page.getByRole('main');
  await page.goto('/login?course=course6');
  await logIn(page, first);
  await expect(main.getByText('You are enrolled in Learn Danjo')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await logIn(page, second);
  await expect(main.getByText('You have not enrolled in any courses yet.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(main.getByText('You have not enrolled in any courses yet.')).toBeVisible();
  await expect(main.getByText('Learn Danjo')).toHaveCount(0);
  expect(await enrolledIn(page)).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`a card that opens another course of its track says so there, and to nobody else, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const main = page.getByRole('main');
    const line = main.getByText('You came for Learn Flutter. It is step 3 of this track.');
    await page.goto('/');
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Learn Flutter' }) });
    const more = card.getByRole('link', { name: /^Learn More/ });
    await expect(more).toHaveAttribute('href', '/course/course1');
    await more.click();
    await expect(page).toHaveURL('/course/course1');
    await expect(line).toBeInViewport();
    await expectAccessible(page, [width === 390 ? 'phone' : 'desktop']);
    await page.reload();
    await expect(line).toBeVisible();
    await main.getByRole('link', { name: 'Open Learn Flutter' }).click();
    await expect(page).toHaveURL('/course/course3');
    await expect(main.getByText('You came for')).toHaveCount(0);

    await page.goBack();
    await main.getByRole('button', { name: 'Dismiss' }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn React');
    await expect(line).toHaveCount(0);
  });
}

test('the welcome asks for a name, which nobody has to give; who gives it is greeted by it everywhere', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const { email, password } = newLearner();
  await page.goto('/register');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(main.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/courses');
  await expectAccessible(page);
  await field(page, 'Name').fill('Ada Lovelace');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Lovelace');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ada Lovelace' })).toBeVisible();
  await main.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Lovelace');
  await expect(main.getByRole('link', { name: 'Add your name' })).toHaveCount(0);
});

test('who has no name is told so where it shows, and the same person looks the same everywhere', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  const main = page.getByRole('main');
  await page.goto('/dashboard');
  await expect(main.getByRole('link', { name: 'Add your name' })).toHaveAttribute('href', '/edit-profile');
  const avatars = [await avatarIn(page.getByRole('banner'))];
  await page.goto('/profile');
  avatars.push(await avatarIn(page.getByRole('banner')), await avatarIn(main));
  await page.request.post('/api/courses/course1/feedback', {
    data: { rating: 5, comment: 'By nobody in particular.' },
  });
  await page.goto('/course/course1');
  await expect(main.getByText('It is shown as “A learner” until you add your name.')).toBeVisible();
  avatars.push(await avatarIn(main.getByRole('listitem').filter({ hasText: 'By nobody in particular.' })));
  expect([...new Set(avatars)]).toHaveLength(1);
});

test('the pages on the way in are accessible and fit every screen, with the longest of names', async ({ page }) => {
  await page.goto('/login?course=course1');
  await expect(page.getByRole('main').getByText('You will then be enrolled in Learn React.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const learner = await signedUp(page);
  await page.context().clearCookies();
  await page.reload();
  await logIn(page, learner);
  await expect(page.getByRole('main').getByText('You are enrolled in Learn React')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await atRest(page);
  // The loading bar of the next page is above all landmarks for a moment.
  await expect(page.locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/profile');
  await field(page, 'Display name').fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(3));
  await expectNoSidewaysScroll(page);
});

async function enrollingFails(page: Page): Promise<void> {
  await page.route('**/api/enrolments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
  );
}

async function enrolledIn(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/enrolments');
  const { items } = (await response.json()) as { items: { courseId: string }[] };
  return items.map(({ courseId }) => courseId);
}

/** Color and content of the first avatar in an element. */
async function avatarIn(place: Locator): Promise<string> {
  const avatar = place.locator('span.rounded-full[aria-hidden]').first();
  await expect(avatar).toBeVisible();
  return avatar.evaluate(
    (element) => `${getComputedStyle(element).backgroundColor} ${element.textContent} ${element.childElementCount}`,
  );
}
