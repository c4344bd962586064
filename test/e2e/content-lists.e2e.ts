import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { plainText } from './support/plain-text.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

test.use({ ownServer: {} });

test('skills of a career and chapters of a course are written in fields, moved, removed and put back, and the text says the same', async ({
  page,
  server,
  noise,
}) => {
  // Axe tries to run in the preview, which runs no script.
  noise.allow(/Blocked script execution in 'about:srcdoc'/);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content?open=career:data-analyst');
  const main = page.getByRole('main');
  const career = await plainText(page, 'careers/data-analyst.md');
  const before = await career.inputValue();
  const skills = main.getByRole('group', { name: 'Skills' });
  await skills.getByRole('button', { name: 'Add a skill' }).click();
  await expect(skills.getByLabel('Name')).toHaveCount(6);
  await expect(skills.getByLabel('Name').last()).toBeFocused();
  await page.keyboard.type('Charts: with care');
  await skills.getByLabel('Lesson that teaches it').last().selectOption('A report with a chart');
  await skills.getByRole('button', { name: 'Move Skill 6 up' }).click();
  await expect(skills.getByRole('button', { name: 'Move Skill 5 up' })).toBeFocused();
  await expect(skills.getByRole('status')).toHaveText('Skill 6 is now 5 of 6.');
  await expect(career).toHaveValue(
    / {2}- name: "Charts: with care"\n {4}lesson: course2\/a-report-with-a-chart\n {2}- \{ name: Reports with charts,/,
  );
  expect((await career.inputValue()).split('skills:')[0]).toBe(before.split('skills:')[0]);
  await expect(main.getByText('No errors found.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await skills.getByRole('button', { name: 'Remove Skill 1' }).click();
  await expect(skills.getByText('Skill 1 was removed.')).toBeVisible();
  await expect(skills.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(career).not.toHaveValue(/Python data structures/);
  await page.keyboard.press('Enter');
  await expect(skills.getByLabel('Name').first()).toHaveValue('Python data structures');
  await expect(main.getByText(/^Draft saved/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/content?open=outline:course1');
  const chapters = main.getByRole('group', { name: 'Chapters' });
  await expect(chapters.getByLabel('Lesson 1').first()).toHaveValue('a-page-is-a-tree-of-components');
  await chapters.getByRole('button', { name: 'Move Chapter 1 down' }).click();
  await expect(chapters.getByLabel('Title').first()).toHaveValue('State and forms');
  await chapters.getByRole('button', { name: 'Remove Lesson 1' }).first().click();
  await expect(chapters.getByText('Lesson 1 was removed.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, ['phone']);
});
