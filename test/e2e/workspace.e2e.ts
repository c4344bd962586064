import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { exercise, replaceAll, showPane, writeCode } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const lesson = '/course/course2/learn/functions-with-one-job';
const title = 'Amounts in cents';
const broken = [
  'def cents(text):',
  '    print("reading", text)',
  '    return int(text.replace(".", ""))',
  '',
  'def euros(amount):',
  '    return amounts',
].join('\n');

test('code is run with a key: each test says what was called, expected, printed and raised, and an error leads to its line', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  await page.goto(lesson);
  const part = exercise(page, title);
  await writeCode(part, broken, 'main.py');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(part.getByText(/^\d of 3 tests pass/)).toBeVisible();
  const raised = part.getByRole('listitem').filter({ hasText: 'cents become text' });
  await expect(raised.getByRole('definition').first()).toHaveText('euros(2350)');
  await expect(raised.getByText("NameError: name 'amounts' is not defined", { exact: true })).toBeVisible();
  const passed = part.getByRole('listitem').filter({ hasText: 'an amount with two digits after the point' });
  await passed.getByText('an amount with two digits after the point').click();
  await expect(passed.getByRole('group', { name: 'Printed' })).toHaveText('reading 23.50\n');
  await expectAccessible(page, ['phone', 'desktop']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await raised.getByRole('button', { name: 'main.py, line 6' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('_');
  await expect(part.locator('.cm-content')).toContainText('return amounts_');

  // The learner's own call shows what it returns.
  await part.getByText('Try your own input').click();
  await part.getByLabel('Function call').fill('cents("1.50")');
  await part.getByRole('button', { name: 'Run with this input' }).click();
  await expect(part.getByRole('group', { name: 'Returned' })).toHaveText('150');
});

test('the workspace fills the window and leaves it with Escape; meanwhile the rest of the page is out of reach', async ({
  page,
}) => {
  await page.goto('/course/course2/learn/your-first-program');
  const part = exercise(page, 'A month in short');
  await part.getByRole('button', { name: 'Expand' }).click();
  const head = page.getByRole('banner');
  await expect.poll(() => head.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  const leave = part.getByRole('button', { name: 'Collapse' });
  expect(await part.locator('[data-full]').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expectAccessible(page, ['desktop']);
  await leave.focus();
  await page.keyboard.press('Escape');
  await expect(part.getByRole('button', { name: 'Expand' })).toBeFocused();
  await expect.poll(() => head.evaluate((element) => element.closest('[inert]') !== null)).toBe(false);
});

test('an example of a lesson runs where it stands: a visitor changes it, runs it again, resets it and closes it', async ({
  page,
}) => {
  await page.goto('/course/course2/learn/your-first-program');
  const article = page.getByRole('article');
  const start = article.locator('button[data-run]').first();
  await start.click();
  const example = article.getByRole('group', { name: 'Example editor' });
  const output = example.getByRole('group', { name: 'Output' });
  await expect(output).toHaveText('Budget for March\n1460\n');
  await expect(start).toBeHidden();
  await expectAccessible(page, ['phone', 'desktop']);
  // The keys that run it come before anything else can happen.
  await example.locator('.cm-content').evaluate(writeAndRun, 'print(6 * 7)');
  await expect(output).toHaveText('42\n');
  await example.getByRole('button', { name: 'Reset' }).click();
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(output).toHaveText('Budget for March\n1460\n');
  await example.getByRole('button', { name: 'Close editor' }).click();
  await expect(start).toBeFocused();
  await expect(example).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('code is written, run and mended above the keyboard, without a scroll to find Run or the result', async ({
    page,
  }) => {
    await page.goto('/course/course2/learn/your-first-program');
    const part = exercise(page, 'A month in short');
    await showPane(part, 'Code');
    await part.locator('.cm-content').tap();
    await openKeyboard(page, 340);
    await replaceAll(page, 'print');
    await part.getByRole('group', { name: 'Symbols' }).getByText('(').tap();
    await part.getByRole('group', { name: 'Symbols' }).getByText(')').tap();
    await expect(part.locator('.cm-content')).toHaveText('print()');
    const run = part.getByRole('button', { name: 'Run', exact: true });
    const [code, bar] = [await part.locator('.cm-line').first().boundingBox(), await run.boundingBox()];
    expect(bar && bar.y + bar.height).toBeLessThanOrEqual(844 - 340);
    expect(code && bar && code.y + code.height).toBeLessThan(bar?.y ?? 0);
    await run.tap();
    const summary = part.getByText(/^0 of 2 tests pass/);
    await expect(summary).toBeInViewport();
    await showPane(part, 'Code');
    const editor = part.locator('.cm-content');
    await expect(editor).toHaveText('print()');

    // A learner who goes back to the code while it runs stays there when it ends.
    await editor.tap();
    await replaceAll(page, 'while True: pass');
    await run.tap();
    await showPane(part, 'Code');
    await expect(part.getByText(/ran too long/).first()).toBeAttached();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(editor).toBeVisible();
  });
});

/** Replaces all code in an editor and presses Ctrl+Enter in the same turn of the browser. */
async function writeAndRun(editor: HTMLElement, code: string): Promise<void> {
  editor.focus();
  document.execCommand('selectAll');
  document.execCommand('insertText', false, code);
  // The editor hears of its changes in a microtask.
  await Promise.resolve();
  const keys = { key: 'Enter', ctrlKey: true, bubbles: true, composed: true };
  editor.dispatchEvent(new KeyboardEvent('keydown', keys));
}

/** Simulates an on-screen keyboard, which makes the visual viewport smaller and not the page. */
async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((px) => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('this browser has no visual viewport');
    const left = visualViewport.height - px;
    Object.defineProperty(visualViewport, 'height', { get: () => left });
    visualViewport.dispatchEvent(new Event('resize'));
  }, height);
}
