import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { exercise, solutionOf, writeCode } from './support/exercise.ts';
import { enrolled, newLearner, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { saysAfter } from './support/says-after.ts';
import { expect, test } from './support/test.ts';
import { inTranslation as t, translatePages } from './support/translation.ts';

// Any error that a page throws fails its test: the fixture `noise` records it.

test.beforeEach(async ({ context, noise }) => {
  await translatePages(context);
  // React renders a part again if it was translated before hydration, and reports that.
  noise.allow(/Minified React error #418/);
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name: t(name), exact: true });
const field = (page: Page, label: string) => main(page).getByLabel(t(label), { exact: true });
const says = (page: Page, text: string) => expect(main(page).getByText(t(text))).toBeVisible();

/** Presses a button once React has it: hydration replaces a translated one, and a press on the old one is lost. */
async function press(page: Page, name: string): Promise<void> {
  const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => button(page, name).evaluate(isReact)).toBe(true);
  await button(page, name).click();
}

async function expectCodeAsWritten(page: Page): Promise<void> {
  const code = main(page).locator('pre, code, .cm-content');
  await expect(code.first()).toBeAttached();
  await expect(code.locator('font')).toHaveCount(0);
}

test('on a translated page one signs up, enrolls, and a wrong password is told and told no more', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 401/);
  const learner = newLearner();
  await page.goto('/register');
  await press(page, 'Sign Up');
  await says(page, 'Please enter your email address.');
  await field(page, 'Email').fill(learner.email);
  await field(page, 'Password').fill(learner.password);
  await press(page, 'Sign Up');
  await says(page, 'Your account is ready.');

  await page.goto('/course/course2');
  await press(page, 'Enroll');
  await says(page, 'You are enrolled in this course');
  await page.goto('/dashboard');
  await atRest(page);
  await press(page, 'Logout');
  await expect(page).toHaveURL('/login');

  await field(page, 'Email').fill(learner.email);
  await field(page, 'Password').fill('a wrong guess');
  await press(page, 'Login');
  await says(page, 'The email address or password is incorrect.');
  await field(page, 'Password').fill(learner.password);
  await press(page, 'Login');
  await expect(page).toHaveURL('/dashboard');
});

test('on a translated page code is run and submitted, and stays as it is written', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto('/course/course5/learn/drawing-and-motion');
  const map = exercise(page, t('On the map'));
  const pressIn = (name: string) => map.getByRole('button', { name: t(name), exact: true }).click();
  await map.scrollIntoViewIfNeeded();
  await pressIn('Run');
  await expect(map.getByText(t('0 of 2 tests pass.'))).toBeVisible();
  await pressIn('Submit');
  await expect(map.getByText(t('Not yet. Change your code'))).toBeVisible();
  await writeCode(map, solutionOf('course5', 'on-the-map')['main.js'] ?? '', 'main.js');
  await pressIn('Run');
  await expect(map.getByText(t('2 of 2 tests pass.'))).toBeVisible();
  await pressIn('Submit');
  await expect(map.getByText(t('Passed: 10 of 10 points.'))).toBeVisible();
  await expect(map.getByText(t('Not yet. Change your code'))).toHaveCount(0);
  await expectCodeAsWritten(page);
});

test('on a translated page a quiz is taken, submitted, reviewed and taken again', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  await page.goto('/course/course2/learn/lists-and-dictionaries');
  const quiz = page.getByRole('region', { name: t('Quiz') });
  const pressIn = (name: string) => quiz.getByRole('button', { name: t(name), exact: true }).click();
  await pressIn('Start the quiz');
  await expect(quiz.getByText(t('Questions 1 to 4 of 5'))).toBeVisible();
  const choices = quiz.locator('fieldset fieldset').filter({ has: page.locator('input[type=radio]') });
  for (const question of await choices.all()) await question.locator('input').first().check();
  await expect(quiz.getByText(new RegExp(`^${t('Saved')} `))).toHaveCount(await choices.count());
  await pressIn('Next questions');
  await expect(quiz.getByText(t('Question 5 of 5'))).toBeVisible();
  await expect(quiz.getByText(t('Questions 1 to 4 of 5'))).toHaveCount(0);
  await pressIn('Submit the quiz');
  await pressIn('Submit anyway');
  await expect(quiz.getByText(t('Attempt 1'))).toBeVisible();
  await expectCodeAsWritten(page);
  await pressIn('Back to the quiz');
  await pressIn('Try again');
  await expect(quiz.getByText(t('Questions 1 to 4 of 5'))).toBeVisible();
});

test('on a translated page a message is sent, the newsletter subscribed and a profile saved', async ({ page }) => {
  const { email } = await signedUp(page);
  await page.goto('/contact');
  await press(page, 'Send message');
  await says(page, 'Please write a message.');
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill('When does the next course begin?');
  await press(page, 'Send message');
  await says(page, 'Your message has been sent. Thank you.');
  await expect(main(page).getByText(t('Please write a message.'))).toHaveCount(0);

  const newsletter = page.getByRole('region', { name: t('Newsletter') });
  await newsletter.getByLabel(t('Email')).fill(email);
  await newsletter.getByRole('button', { name: t('Subscribe') }).click();
  await expect(newsletter.getByText(t('Thank you for signing up!'))).toBeVisible();

  await page.goto('/edit-profile');
  await field(page, 'Name').fill('Ada Lovelace');
  await saysAfter(page, t('Profile updated successfully!'), () => press(page, 'Save'));
});

test('on a translated page the search changes with each word, and a notification is marked as read', async ({
  page,
  server,
}) => {
  const learner = await signedUp(page);
  await opvir(server, 'notify', learner.email, 'Learn React begins on Tuesday.');
  await opvir(server, 'notify', learner.email, 'Your application has been read.');
  await page.goto('/about');
  const search = page.getByRole('search', { name: 'Search' });
  // Until hydration replaces the button, a click on the old one is lost.
  await expect(page.locator('[data-part=waiting]', { has: search })).toHaveCount(0);
  await search.getByRole('button', { name: t('Search') }).click();
  for (const [words, found] of [
    ['python', 'Learn Python'],
    ['react', 'Learn React'],
    ['flutter', 'Learn Flutter'],
  ] as const) {
    await search.getByRole('searchbox').fill(words);
    await expect(search.getByRole('link', { name: t(found), exact: true })).toBeVisible();
    await expect(search.locator('mark').first()).toHaveText(t(words), { ignoreCase: true });
  }
  await expect(search.getByRole('link', { name: t('Learn Python'), exact: true })).toHaveCount(0);

  await page.goto('/notifications');
  await says(page, '2 new notifications');
  await main(page).getByRole('button', { name: 'Mark as read: Learn React begins on Tuesday.' }).click();
  await says(page, '1 new notification');
  await expect(main(page).getByText(t('New'), { exact: true })).toHaveCount(1);
  await press(page, 'Mark all as read');
  await expect(main(page).getByText(t('New'), { exact: true })).toHaveCount(0);
});
