import type { Locator, Page } from '@playwright/test';
import { field, newLearner, signedOut, signedUp } from './support/learner.ts';
import { clientPaths, prerenderedPaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Texts, links and fields of the screens in specification §2, letter for letter and in their place.

const publicRoutes = `
  / /course/course1 /nav1/item3 /contact /login /register /about /learning /support /training /our-works /more-info
  /careers /work-with-us /apply /start-career /blog /affiliate /teacher /student /individual /videos /nav2/item1
  /nav2/item2 /nav2/item3 /nav2/item4 /courses /courses/course1 /courses/course2 /courses/course3 /courses/course4
`
  .trim()
  .split(/\s+/);
const personalRoutes = `
  /profile /career-path /dashboard /notifications /career-center /edit-profile /continue-career /workspace
`
  .trim()
  .split(/\s+/);

test('§2 every route of the specification, and every target that it links to, is a page of the site', async ({
  request,
}) => {
  expect(prerenderedPaths).toEqual(expect.arrayContaining(publicRoutes));
  expect(clientPaths).toEqual(expect.arrayContaining(personalRoutes));
  for (const path of [...publicRoutes, ...personalRoutes])
    expect.soft((await request.get(path)).status(), path).toBe(200);
});

test('§2 each page of fixed text has a heading of its own and something to say (§1)', async ({ page }) => {
  const paths = ['/about', '/more-info', '/learning', '/support', '/our-works', '/nav1/item3'];
  const solutions = ['/nav2/item1', '/nav2/item2', '/nav2/item3', '/nav2/item4'];
  const titles = new Set<string>();
  for (const path of [...paths, ...solutions]) {
    await page.goto(path);
    titles.add(await heading(page).innerText());
    const words = (await main(page).innerText()).split(/\s+/);
    expect.soft(words.length, `words on ${path}`).toBeGreaterThan(120);
    expect.soft(words.join(' '), path).not.toMatch(/lorem|ipsum|placeholder|coming soon/i);
  }
  expect(titles.size).toBe(paths.length + solutions.length);
});

test('§2 Training has its heading and its text (§1)', async ({ page }) => {
  await page.goto('/training');
  await expect(heading(page)).toHaveText('Our Training');
  await expect(main(page).getByText('This is the content for Training Section.', { exact: true })).toBeVisible();
});

test('§2 Blog and Affiliate have their texts, and lead to each other', async ({ page }) => {
  await page.goto('/blog');
  await expect(heading(page)).toHaveText('Blog');
  const welcome = 'Welcome to our blog! Here you will find the latest updates and articles.';
  await expect(main(page).getByText(welcome, { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Learn More About Affiliates', exact: true }).click();
  await expect(page).toHaveURL('/affiliate');
  await expect(heading(page)).toHaveText('Affiliate Program');
  const join = 'Join our affiliate program to earn commissions by promoting our products.';
  await expect(main(page).getByText(join, { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});

for (const path of ['/teacher', '/student', '/individual']) {
  test(`§2 ${path} welcomes with three bullet points and a way back to the dashboard`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toContainText('Welcome');
    await expect(main(page).getByRole('listitem')).toHaveCount(3);
    await expectLink(main(page), 'Back to Dashboard', '/dashboard');
  });
}

test('§2 Careers leads to the three roles, Start career to the sign-up with each of them (§1, §6)', async ({
  page,
}) => {
  await page.goto('/careers');
  for (const role of ['teacher', 'student', 'individual']) {
    await expect(main(page).locator(`a[href="/${role}"]`).first()).toBeVisible();
  }
  await page.goto('/start-career');
  for (const role of ['student', 'individual', 'teacher']) {
    await expect(main(page).locator(`a[href="/register?role=${role}"]`).first()).toBeVisible();
  }
});

test('§2, §6 the sign-up form does not read the role: the account is the same with and without it', async ({
  page,
}) => {
  const accounts = [];
  for (const path of ['/register', '/register?role=teacher']) {
    await page.goto(path);
    await expect(main(page).getByRole('textbox')).toHaveCount(2);
    await expect(main(page)).not.toContainText(/teacher/i);
    const { email, password } = newLearner();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await main(page).getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(main(page).getByText(`Your account is ready. You are logged in as ${email}.`)).toBeVisible();
    const answer = (await (await page.request.get('/api/session')).json()) as { session: { user: { email: string } } };
    expect(answer.session.user.email).toBe(email);
    accounts.push({ ...answer.session.user, uid: 'its own', email: 'its own' });
    await signedOut(page);
  }
  const [without, withRole] = accounts;
  expect(withRole).toEqual(without);
  expect(withRole).toMatchObject({ role: 'learner' });
});

test('§2 Login has its two fields, its button, Forgot Password? and a way to the sign-up (§5)', async ({ page }) => {
  await page.goto('/login');
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Forgot Password?', exact: true })).toBeVisible();
  await expectLink(main(page), 'Sign up', '/register');
});

test('§2 Register has its two fields, its button and a way to the login (§5)', async ({ page }) => {
  await page.goto('/register');
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(main(page).getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await expectLink(main(page), 'Login', '/login');
});

test('§2 each of the six course pages has title, image, description, schedule and instructor (§3)', async ({
  page,
}) => {
  const titles = ['Learn React', 'Learn Python', 'Learn Flutter', 'Learn Dart', 'Learn Javascript', 'Learn Danjo'];
  for (const [index, title] of titles.entries()) {
    await page.goto(`/course/course${index + 1}`);
    await expect(heading(page)).toHaveText(title);
    await expect(main(page).locator(`img[src$="/courses/course${index + 1}/course${index + 1}.svg"]`)).toBeVisible();
    for (const term of ['Schedule', 'Instructor']) {
      const fact = main(page).getByText(term, { exact: true }).first();
      await expect(fact.locator('xpath=following::dd[1]')).toHaveText(/\w{3}/);
    }
    const about = main(page).getByRole('heading', { name: 'About this course' });
    await expect(about.locator('xpath=following::p[1]')).toHaveText(/\w+(\W+\w+){20}/);
  }
});

test('§2 Work with us lists the six openings, each with its location and a way to apply (§1)', async ({ page }) => {
  await page.goto('/work-with-us');
  const titles = ['Software Engineer', 'Product Manager', 'UX Designer', 'Python Deve'];
  for (const title of [...titles, 'JavaScript Engineer', 'Logo Designer']) {
    const opening = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(opening.getByText('Location')).toBeAttached();
    const apply = opening.getByRole('link', { name: 'Apply Now' });
    await expect(apply).toHaveAttribute('href', /^\/apply(\?|$)/);
  }
  await expect(main(page).getByRole('link', { name: 'Apply Now' })).toHaveCount(6);
});

test('§2 the links of the top navigation have the texts of the specification', async ({ page }) => {
  await page.goto('/');
  const texts = {
    '/learning': 'Learning',
    '/support': 'Support',
    '/training': 'Training',
    '/careers': 'Career',
    '/our-works': 'Works',
    // The rest of the link text is for screen readers and search engines.
    '/more-info': /^More Info\b/,
    '/register': 'Sign Up',
  };
  for (const [path, text] of Object.entries(texts)) {
    await expect(page.getByRole('banner').locator(`a[href="${path}"]`)).toHaveText(text);
  }
  for (const name of ['Services', 'Solutions', 'About', 'Our Courses']) {
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expectLink(page.getByRole('banner'), 'Opvir', '/');
});

test('§2 every page ends with the newsletter, the four columns, the search and the closing links', async ({ page }) => {
  await signedUp(page);
  const columns = {
    'Career Building': ['/career-path', '/career-center', '/continue-career'],
    'Our Company': ['/about', '/careers', '/affiliate'],
    Resources: ['/blog', '/workspace', '/videos'],
    'Learning Plan': ['/student', '/individual', '/teacher'],
  };
  for (const path of ['/', '/course/course2', '/login', '/dashboard', '/blog']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const [title, paths] of Object.entries(columns)) {
      const column = footer.locator('div').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      expect(await pathsOf(column.last()), `${title} on ${path}`).toEqual(paths);
    }
    await expect(footer.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Search this site' })).toBeVisible();
    const closing = footer.getByRole('navigation', { name: 'Organization' });
    expect(await pathsOf(closing)).toEqual(['/about', '/work-with-us', '/start-career']);
    await expect(footer.getByText('© 2024 OPVIR. All rights reserved.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  }
});

test('§2 every prerendered page carries the chat icon, the newsletter and the closing line', async ({ request }) => {
  for (const path of prerenderedPaths) {
    const html = await (await request.get(path)).text();
    for (const part of ['aria-label="Chat"', 'Newsletter', '© 2024 OPVIR. All rights reserved.', 'Learning Plan']) {
      expect.soft(html.includes(part), `${part} on ${path}`).toBe(true);
    }
  }
});

test('§2 a new dashboard says that there is no course yet, and offers what to do', async ({ page }) => {
  await signedUp(page);
  await page.goto('/dashboard');
  await expect(heading(page)).toContainText('User');
  await expect(main(page).getByText('You have not enrolled in any courses yet.', { exact: true })).toBeVisible();
  await expectLink(main(page), 'Start New Career', '/career-center');
  await expectLink(main(page), 'Edit Profile', '/edit-profile');
  await expect(main(page).getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
});

test('§2 Profile: name and photo can be changed and are not saved, the email cannot', async ({ page, server }) => {
  const { email } = await signedUp(page);
  await page.goto('/profile');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await field(page, 'Display name').fill('Ada');
  await expect(main(page).getByText('Ada', { exact: true })).toBeVisible();
  const photo = `${server.url}/courses/course1.svg`;
  await field(page, 'Photo URL').fill(photo);
  await expect(main(page).locator(`img[src="${photo}"]`)).toBeVisible();
  await expect(main(page).getByRole('button', { name: /save/i })).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Display name')).toHaveValue('');
  await expect(field(page, 'Photo URL')).toHaveValue('');
});

test('§2, §6 without a user the pages of an account show nothing but the way to the login', async ({ page }) => {
  await page.goto('/profile');
  await expect(main(page).getByText('Loading...', { exact: true })).toBeVisible();
  await expect(main(page).locator('a[href^="/login"]')).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  for (const path of ['/dashboard', '/notifications', '/edit-profile', '/workspace', '/continue-career']) {
    await page.goto(path);
    await expect(main(page).getByText('Please log in to continue.')).toBeVisible();
    await expect(main(page).locator('a[href^="/login"]')).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
  }
});

function main(page: Page): Locator {
  return page.getByRole('main');
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function expectLink(within: Locator, name: string, path: string): Promise<void> {
  await expect(within.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
}

function pathsOf(within: Locator): Promise<(string | null)[]> {
  return within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('privacy notice, terms and imprint are linked in the footer, and at every form that takes personal data', async ({
  page,
}) => {
  const legal = { 'Privacy notice': '/privacy', 'Terms of use': '/terms', Imprint: '/imprint' };
  for (const path of ['/', '/course/course1', '/register', '/apply', '/contact']) {
    await page.goto(path);
    const newsletter = page.getByRole('region', { name: 'Newsletter' });
    const main = page.getByRole('main');
    // The form is in the footer, which has the other links.
    await expect(newsletter.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
    const places = [page.getByRole('navigation', { name: 'Legal' })];
    if (!['/', '/course/course1'].includes(path)) places.push(main);
    for (const place of places) {
      for (const [name, href] of Object.entries(legal)) {
        await expect(place.getByRole('link', { name })).toHaveAttribute('href', href);
      }
    }
  }
});
