import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('an example goes from its lesson to the playground, is changed and run there, and is there the next time', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const editor = page.getByRole('textbox', { name: 'Your code, main.py' });
  await page.goto('/course/course2/learn/your-first-program');
  await main.getByRole('button', { name: 'Run', exact: true }).first().click();
  await main.getByRole('link', { name: 'Open in playground' }).click();
  await expect(page).toHaveURL('/playground?language=python');
  await expect(page.getByRole('heading', { name: 'Playground' })).toBeVisible();
  await expect(main.locator('.cm-content')).toBeVisible();
  await expect(editor).toContainText('Budget for March');
  await editor.press('ControlOrMeta+A');
  await editor.pressSequentially('print(input() + "!")');
  await page.getByLabel('Input').fill('Ada');
  await main.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(main.getByText('Ada!')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'JavaScript' }).click();
  await expect(page.getByRole('textbox', { name: 'Your code, main.js' })).toContainText('console.log');
  await page.goto('/playground');
  await expect(editor).toContainText('print(input() + "!")');
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(editor).toContainText('Hello');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toContainText('print(input() + "!")');
});
