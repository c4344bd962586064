import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { zipOf } from '../support/files.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { type Noise, expect, test } from './support/test.ts';

// From submitting an assignment to its grade, in the course whose last task is an assignment.

const courseId = 'course4';
const task = 'A departure board that you can hand over';
const lesson = `/course/${courseId}/learn/one-package-two-programs`;
const work = zipOf({ 'bin/departures.dart': 'void main() {\n  print("<b>Harbour</b>");\n}\n', 'logo.png': 'PNG\0' });
const longest = `https://example.org/${'a-very-long-name-without-a-break'.repeat(6)}`;

const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => page.getByRole('region', { name: task, exact: true });

async function learner(page: Page): Promise<string> {
  const { email } = await signedUp(page);
  await enrolled(page, courseId);
  return email;
}

/** Opens another browser, signed in as a user who may grade. */
async function teacherBeside(browser: Browser, server: ServerProcess, noise: Noise): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const page = await context.newPage();
  await signedUpAs('teacher', page.request, server);
  return page;
}

async function handInLink(page: Page, link: string): Promise<string> {
  const answer = await page.request.post(`/api/courses/${courseId}/exercises/departure-board/hand-in-links`, {
    data: { link },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('a learner hands in a ZIP; a teacher finds, reads and grades it by keyboard alone; the learner sees the grade at once', async ({
  page,
  browser,
  server,
  noise,
}) => {
  const email = await learner(page);
  await page.goto(lesson);
  await expect(part(page).getByRole('listitem').filter({ hasText: 'reports no errors' }).locator('code')).toHaveText(
    'dart analyze',
  );
  await part(page)
    .getByLabel('Or a ZIP file, up to 10 MB')
    .setInputFiles({ name: 'board.zip', mimeType: 'application/zip', buffer: work });
  await part(page).getByLabel('Note to your teacher (optional)').fill('Start with bin.');
  const link = part(page).getByLabel('Link, for example to a repository');
  await link.fill('https://example.org/board');
  await part(page).getByRole('button', { name: 'Submit assignment' }).click();
  await expect(part(page).getByRole('alert')).toContainText('Please enter a link or choose a file, not both.');
  await link.fill('');
  await part(page).getByRole('button', { name: 'Submit assignment' }).dblclick();
  await expect(part(page).getByText('Not graded yet. We will notify you.')).toHaveCount(1);

  const grace = await teacherBeside(browser, server, noise);
  await grace.goto(`/teach/${courseId}`);
  await pressOn(grace, main(grace).getByRole('link', { name: /^\d+ assignments? to grade$/ }));
  await expect(grace).toHaveURL(`/teach/${courseId}/hand-ins`);
  const line = main(grace).getByRole('listitem').filter({ hasText: email });
  await expect(line).toContainText('To grade');
  await expectAccessible(grace);
  await expectNoSidewaysScroll(grace);

  await pressOn(grace, line.getByRole('link'));
  await expect(main(grace).getByRole('heading', { level: 1 })).toHaveText('Assignment submission');
  await expect(main(grace).getByText(task)).toBeVisible();
  await expect(main(grace).getByText('Start with bin.')).toBeVisible();
  await pressOn(grace, main(grace).getByRole('button', { name: /^bin\/departures\.dart/ }));
  await expect(main(grace).getByRole('group', { name: 'Content of bin/departures.dart' })).toContainText(
    'print("<b>Harbour</b>");',
  );
  await pressOn(grace, main(grace).getByRole('button', { name: /^logo\.png/ }));
  await expect(main(grace).getByText('This is not a text file')).toBeVisible();
  const [download] = await Promise.all([
    grace.waitForEvent('download'),
    pressOn(grace, main(grace).getByRole('link', { name: /^Download the ZIP/ })),
  ]);
  expect(download.suggestedFilename()).toBe('board.zip');

  const points = main(grace).locator('form input');
  await expect(points).toHaveCount(6);
  for (const [place, given] of ['6', '7', '6', '5', '3'].entries()) {
    await tabTo(grace, points.nth(place));
    await grace.keyboard.type(given);
  }
  await expect(main(grace).getByText('Total: 27 of 30 points, 1 criterion left')).toBeVisible();
  await tabTo(grace, main(grace).getByLabel('Comment for the learner'));
  await grace.keyboard.type('**Well done.** See `bin`.');
  await pressOn(grace, main(grace).getByRole('button', { name: 'Preview' }));
  await expect(main(grace).getByText('As the learner will see it')).toBeVisible();
  const save = main(grace).getByRole('button', { name: 'Save the grade' });
  await pressOn(grace, save);
  await expect(points.nth(5)).toBeFocused();
  await expect(main(grace).getByText('Enter a whole number from 0 to 2.')).toBeVisible();
  await expectAccessible(grace);
  await expectNoSidewaysScroll(grace);

  await grace.reload();
  await expect(points.nth(4)).toHaveValue('3');
  await expect(main(grace).getByLabel('Comment for the learner')).toHaveValue('**Well done.** See `bin`.');
  await tabTo(grace, points.nth(5));
  await grace.keyboard.type('1');
  await pressOn(grace, save);
  await expect(main(grace).getByText('Saved. The learner was notified.')).toBeVisible();
  await expect(main(grace).getByText('Graded: 28 of 30 points')).toBeVisible();
  await expectAccessible(grace, ['phone']);
  await grace.context().close();

  await expect(part(page).getByText('Graded: 28 of 30 points')).toBeVisible();
  await expect(part(page).getByText('Passed', { exact: true })).toBeVisible();
  await expect(part(page).locator('strong', { hasText: 'Well done.' })).toBeVisible();
  await expectAccessible(page, ['phone'], 'main');
  await expectNoSidewaysScroll(page);
  await page.goto('/notifications');
  await main(page).getByText(`“${task}” was graded: 28 of 30 points.`).click();
  await expect(page).toHaveURL(/\/learn\/[^/]+#exercise-/);
  await expect(part(page).getByRole('heading', { name: task })).toBeInViewport();
  await expect(part(page).getByText('Graded: 28 of 30 points')).toBeVisible();
});

test('two teachers at once: who is second is told, and loses nothing; each state of the list has its address', async ({
  page,
  browser,
  server,
  noise,
}) => {
  noise.allow(/status of 409/);
  const email = await learner(page);
  const before = await handInLink(page, 'https://example.org/first-try');
  const id = await handInLink(page, longest);
  const [grace, linus] = [await teacherBeside(browser, server, noise), await teacherBeside(browser, server, noise)];
  for (const teacher of [grace, linus]) {
    await teacher.goto(`/teach/${courseId}/hand-ins/${id}`);
    const link = main(teacher).getByRole('link', { name: longest });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    for (const field of await main(teacher).locator('form input').all()) await field.fill('1');
  }
  await expect(
    main(linus)
      .getByRole('region', { name: /^This learner’s other/ })
      .getByRole('link'),
  ).toHaveCount(1);
  await expectNoSidewaysScroll(linus);
  await linus.setViewportSize({ width: 1280, height: 800 });
  await main(linus).getByLabel('Comment for the learner').fill('Typed for nothing?');
  await main(grace).getByRole('button', { name: 'Save the grade' }).click();
  await expect(main(grace).getByText('Graded: 6 of 30 points')).toBeVisible();
  await main(linus).getByRole('button', { name: 'Save the grade' }).click();
  await expect(main(linus).getByText('Your grade was not saved')).toBeVisible();
  await expect(main(linus).getByText('Typed for nothing?')).toBeVisible();
  await expect(main(linus).getByText('Graded: 6 of 30 points, not passed')).toBeVisible();
  await expectAccessible(linus, ['phone']);

  const lines = main(grace).getByRole('listitem').filter({ hasText: email });
  await grace.goto(`/teach/${courseId}/hand-ins?state=graded&task=departure-board`);
  await expect(lines).toContainText('6 of 30 points');
  await main(grace).getByRole('link', { name: 'All', exact: true }).click();
  await expect(grace).toHaveURL(/state=all/);
  await expect(lines).toHaveCount(2);
  await main(grace).getByRole('link', { name: 'To grade', exact: true }).click();
  await lines.getByRole('link').click();
  await expect(grace).toHaveURL(`/teach/${courseId}/hand-ins/${before}`);
  await expect(main(grace).getByText('Newer')).toBeVisible();
  await grace.context().close();
  await linus.context().close();
});

test('a learner and a visitor are shown nothing, and an address of no hand-in says so', async ({
  page,
  browser,
  server,
  noise,
}) => {
  noise.allow(/status of 404/);
  const addresses = [`/teach/${courseId}/hand-ins`, `/teach/${courseId}/hand-ins/none`];
  for (const address of addresses) {
    await page.goto(address);
    await expect(main(page).getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await learner(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(main(page).getByText('This page is for teachers.')).toBeVisible();
  }
  const grace = await teacherBeside(browser, server, noise);
  await grace.goto(addresses[1] ?? '');
  await expect(main(grace).getByText('This submission does not exist.')).toBeVisible();
  await expectAccessible(grace, ['phone']);
  await grace.goto('/teach/course2/hand-ins');
  await expect(main(grace).getByText('Nothing to grade here.')).toBeVisible();
  await expectAccessible(grace, ['phone']);
  expect((await grace.goto('/teach/nowhere/hand-ins'))?.status()).toBe(404);
  await grace.context().close();
});
