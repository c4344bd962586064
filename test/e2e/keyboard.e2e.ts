import { atRest } from './support/at-rest.ts';
import { tabTo } from './support/keyboard.ts';
import { newLearner } from './support/learner.ts';
import { saysAfter } from './support/says-after.ts';
import { expect, test } from './support/test.ts';

test('the whole journey by keyboard alone (§4)', async ({ page }) => {
  const { email, password } = newLearner();
  const main = page.getByRole('main');
  await page.goto('/');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register');

  await tabTo(page, main.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, main.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Your account is ready.')).toBeVisible();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Our Courses' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('banner').locator('a[href="/courses/course2"]').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Python');

  await tabTo(page, main.getByRole('button', { name: 'Enroll', exact: true }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }));
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await tabTo(page, page.getByLabel('Comment'));
  await page.keyboard.type('Typed without a mouse.');
  await tabTo(page, main.getByRole('button', { name: 'Submit feedback' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('Typed without a mouse.')).toBeVisible();
  await expect(main.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();

  await tabTo(page, main.getByRole('link', { name: 'Open dashboard' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await tabTo(page, main.getByRole('link', { name: 'Edit Profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Grace Hopper');
  await saysAfter(page, 'Profile updated successfully!', () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace Hopper');

  await atRest(page);
  await tabTo(page, main.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('§5 applying by keyboard alone, from home to the confirmation (§2)', async ({ page }) => {
  const main = page.getByRole('main');
  // The test intercepts file dialogs from the first listener on; attaching one together with the key press may be too
  // late.
  page.on('filechooser', () => undefined);
  await page.goto('/');
  await tabTo(page, page.getByRole('contentinfo').locator('a[href="/work-with-us"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/work-with-us');
  await tabTo(page, main.getByRole('link', { name: 'Apply Now for Python Deve' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/apply\?opening=/);

  await tabTo(page, main.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Grace Hopper');
  await tabTo(page, main.getByLabel('Email', { exact: true }));
  await page.keyboard.type(newLearner().email);
  await tabTo(page, main.getByLabel('CV', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await tabTo(page, main.getByLabel('LinkedIn', { exact: true }));
  await page.keyboard.type('https://www.linkedin.com/in/grace');
  await tabTo(page, main.getByLabel('Website', { exact: true }));
  await page.keyboard.type('https://example.org/grace');
  await tabTo(page, main.getByRole('button', { name: 'Submit application' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText('Form submitted!');
});

test('Escape closes a dropdown and gives the focus back to its button', async ({ page }) => {
  await page.goto('/');
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await services.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Learning' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});
