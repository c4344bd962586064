import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { plainText } from './support/plain-text.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// Pages and quizzes are nested files: authors can edit them without knowing YAML.

test.use({ ownServer: {} });

test('a section of a page is found by its title, rewritten and published, and visitors read it; the rest of the file stays as it was', async ({
  page,
  server,
  noise,
}) => {
  // Axe tries to run in the preview, which runs no script.
  noise.allow(/Blocked script execution in 'about:srcdoc'/);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content?open=page:about');
  const main = page.getByRole('main');
  const text = await plainText(page, 'pages/about.yaml');
  const before = await text.inputValue();
  const sections = main.getByRole('group', { name: 'Sections' });
  await tabTo(page, sections.locator('summary', { hasText: 'Section 3: How it works' }));
  await page.keyboard.press('Enter');
  const items = sections.getByRole('group', { name: 'Items' }).filter({ visible: true });
  await items.getByLabel('Text', { exact: true }).first().fill('Every page of a course is open: "to all".');
  await items.getByRole('button', { name: 'Move Item 1 down' }).click();
  await expect(items.getByLabel('Title').first()).toHaveValue('Sign up');
  const moved = /(?<first> {6}- title: Look around\n.*\n)(?<second> {6}- title: Sign up\n.*\n)/u.exec(before)?.groups;
  const rewritten = `      - title: Look around\n        text: 'Every page of a course is open: "to all".'\n`;
  expect(await text.inputValue()).toBe(
    before.replace(`${moved?.['first']}${moved?.['second']}`, `${moved?.['second']}${rewritten}`),
  );
  await main.getByLabel('Title').first().fill('Who we are');
  await expect(text).toHaveValue(/^title: Who we are\n/);
  await expect(main.getByText('No errors found.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(main.getByText(/^Draft saved/)).toBeVisible();
  await main.getByRole('button', { name: 'Publish now' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();
  await expect(async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'Who we are', level: 1 })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Every page of a course is open: "to all".')).toBeVisible();
});

test('a time limit and a question of another type are given to a quiz in fields alone', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/Blocked script execution in 'about:srcdoc'/);
  await signedUpAs('admin', page.request, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/content?open=quiz:course2~lists-and-dictionaries');
  const main = page.getByRole('main');
  await main.getByLabel('Minutes').fill('20');
  const questions = main.getByRole('group', { name: 'Questions' });
  await questions.getByLabel('Type', { exact: true }).selectOption('Multiple choice');
  await questions.getByRole('button', { name: 'Add a question' }).click();
  // The other questions are collapsed.
  await expect(questions.getByLabel('Text').filter({ visible: true }).first()).toBeFocused();
  await page.keyboard.type('Which of these are lists?');
  await expect(questions.getByText('Question 6: Which of these are lists?')).toBeVisible();
  const choices = questions.getByRole('group', { name: 'Choices' }).filter({ visible: true });
  for (const [place, words] of ['`[1]`', '`(1,)`', '`list("a")`'].entries()) {
    await choices.getByLabel('Text').nth(place).fill(words);
    await choices.getByLabel('Feedback').nth(place).fill(`About ${words}.`);
  }
  await choices.getByLabel('Correct', { exact: true }).nth(2).check();
  await expect(main.getByText('No errors found.')).toBeVisible();
  await choices.getByLabel('Correct', { exact: true }).nth(0).uncheck();
  await choices.getByLabel('Correct', { exact: true }).nth(2).uncheck();
  await expect(main.getByText('no choice is right')).toBeVisible();
  await expectAccessible(page, ['phone']);
  await expectNoSidewaysScroll(page);
});

test('when a course is complete is chosen with the keyboard, shown in words and published; the course says it, and a choice that is taken back comes back', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/Blocked script execution in 'about:srcdoc'/);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content?open=course:course3');
  const main = page.getByRole('main');
  const text = await plainText(page, 'courses/course3/course.md');
  const before = await text.inputValue();
  const rule = main.getByRole('group', { name: 'Course completion' });
  await tabTo(page, rule.getByRole('radio', { name: /^Every lesson/ }));
  await page.keyboard.press('ArrowDown');
  await expect(rule.getByRole('radio', { name: /^A percentage/ })).toBeChecked();
  await expect(rule.getByRole('status')).toHaveText(
    'The course is complete at 80%, counting lessons done (33.3%), exercises passed (33.3%), and quizzes passed (33.3%).',
  );
  for (const [label, number] of [
    ['Lessons done', ''],
    ['Exercises passed', '1'],
    ['Quizzes passed', '3'],
    ['Complete at (percent)', '75'],
  ] as const)
    await rule.getByLabel(label).fill(number);
  await expect(text).toHaveValue(/\ncompletion:\n {2}exercises: 1\n {2}quizzes: 3\n {2}pass: 75\n---\n/);
  const said = 'The course is complete at 75%, counting exercises passed (25%) and quizzes passed (75%).';
  await expect(rule.getByRole('status')).toHaveText(said);
  await expect(main.getByText('No errors found.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await rule.getByRole('radio', { name: /^Every lesson/ }).check();
  await expect(text).toHaveValue(before);
  await rule.getByRole('radio', { name: /^A percentage/ }).check();
  await expect(rule.getByRole('status')).toHaveText(said);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await rule.getByLabel('Complete at (percent)').fill('101');
  await expect(main.getByText(/"completion › pass" is more than 100/)).toBeVisible();
  await rule.getByLabel('Complete at (percent)').fill('75');
  await expect(main.getByText('No errors found.')).toBeVisible();
  await expect(main.getByText(/^Draft saved/)).toBeVisible();
  await main.getByRole('button', { name: 'Publish now' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();
  await expect(async () => {
    await page.goto('/course/course3');
    await expect(page.getByText(said)).toBeVisible({ timeout: 500 });
  }).toPass();
});
