import { field, logIn, logOut, newLearner } from './support/learner.ts';
import { saysAfter } from './support/says-after.ts';
import { expect, test } from './support/test.ts';

test('a learner signs up, enrols, rates a course, finds it on the dashboard, and comes back later (§1, §2, §4, §8)', async ({
  page,
}) => {
  const learner = newLearner();
  const main = page.getByRole('main');

  await test.step('§4 registration signs in and stays on the page', async () => {
    await page.goto('/register');
    await field(page, 'Email').fill(learner.email);
    await field(page, 'Password').fill(learner.password);
    await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(main.getByText('Your account is ready.')).toBeVisible();
    await expect(page).toHaveURL('/register');
    expect(await isAuthenticated()).toBe('true');
  });

  await test.step('§1, §2 home: hero, tagline, six cards that lead where they are said to', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Opvir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Opvir');
    await expect(page.getByText('Delivering high-quality education anytime, anywhere.')).toBeVisible();
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Learn More' }) });
    await expect(cards).toHaveCount(6);
    const expected = [
      ['Learn React', '/course/course1'],
      ['Learn Python', '/course/course2'],
      ['Learn Flutter', '/course/course1'],
      ['Learn Dart', '/course/course2'],
      ['Learn Javascript', '/course/course1'],
      ['Learn Danjo', '/course/course2'],
    ] as const;
    for (const [index, [title, path]] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', path);
    }
    await cards.first().getByRole('link', { name: 'Learn More' }).click();
  });

  await test.step('§2, §4 course page: facts, Enroll, and the feedback form only after enrolling', async () => {
    await expect(page).toHaveURL('/course/course1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn React');
    await expect(main.getByText('Schedule')).toBeVisible();
    await expect(main.getByText('Instructor')).toBeVisible();
    await expect(main.getByText('No feedback yet.')).toBeVisible();
    await expect(page.getByLabel('Comment')).toHaveCount(0);
    await main.getByRole('button', { name: 'Enroll', exact: true }).click();
    await expect(main.getByText('You are enrolled in this course')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Enroll', exact: true })).toHaveCount(0);
  });

  await test.step('§4, §5 feedback needs a rating and a comment, is added, and the form is empty again', async () => {
    await main.getByRole('button', { name: 'Submit feedback' }).click();
    await expect(main.getByText('Please choose a rating from 1 to 5 stars.')).toBeVisible();
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await page.getByLabel('Comment').fill('Clear lessons.\nGood pace.');
    await main.getByRole('button', { name: 'Submit feedback' }).click();
    await expect(main.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect(main.getByText('Clear lessons.')).toBeVisible();
    await expect(main.getByText('No feedback yet.')).toHaveCount(0);
    await expect(page.getByLabel('Comment')).toHaveValue('');
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0);
  });

  await test.step('it all survives a reload', async () => {
    await page.reload();
    await expect(main.getByText('You are enrolled in this course')).toBeVisible();
    await expect(main.getByText('Clear lessons.')).toBeVisible();
  });

  await test.step("§2 dashboard: 'User' while there is no name, the enrolled course, where one goes on from", async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('User');
    const course = main.getByRole('link', { name: 'Learn React' });
    await expect(course).toContainText('course1');
    await expect(course).toHaveAttribute('href', '/course/course1');
    await expect(main.getByRole('link', { name: 'Start New Career' })).toHaveAttribute('href', '/career-center');
    await main.getByRole('link', { name: 'Edit Profile' }).click();
  });

  await test.step("§4 edit profile: 'Profile updated successfully!', then the dashboard", async () => {
    await expect(page).toHaveURL('/edit-profile');
    await field(page, 'Name').fill('Ada Lovelace');
    await expect(field(page, 'Email')).toHaveValue(learner.email);
    await saysAfter(page, 'Profile updated successfully!', () => main.getByRole('button', { name: 'Save' }).click());
    await page.waitForURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
  });

  await test.step('§2 profile shows the same person and course', async () => {
    await page.goto('/profile');
    await expect(field(page, 'Email')).toHaveValue(learner.email);
    await expect(field(page, 'Email')).toHaveAttribute('readonly');
    await expect(field(page, 'Display name')).toHaveValue('Ada Lovelace');
    await expect(main.getByRole('link', { name: 'course1' })).toBeVisible();
  });

  await test.step('§4 logout forgets the flag and goes to /login', async () => {
    await page.goto('/dashboard');
    await logOut(page);
    await expect(page).toHaveURL('/login');
    expect(await isAuthenticated()).toBeNull();
  });

  await test.step('§4 login goes to /dashboard, and everything is still there', async () => {
    await logIn(page, learner);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
    await expect(main.getByRole('link', { name: 'Learn React' })).toBeVisible();
    expect(await isAuthenticated()).toBe('true');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
  });

  function isAuthenticated(): Promise<string | null> {
    return page.evaluate(() => localStorage.getItem('isAuthenticated'));
  }
});

test('a visitor reads a course page without an Enroll button (§2, §4)', async ({ page }) => {
  await page.goto('/course/course3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Flutter');
  await expect(page.getByRole('main').getByRole('link', { name: 'log in to your account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Comment')).toHaveCount(0);
});
