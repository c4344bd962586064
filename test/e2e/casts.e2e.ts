import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { writeCode } from './support/exercise.ts';
import { tabTo } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const open = { path: '/course/course2/learn/your-first-program', title: 'Reading a traceback' };

async function recording(page: Page, { path, title }: typeof open): Promise<Locator> {
  await page.goto(path);
  const part = page.getByRole('region', { name: title, exact: true });
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** Jumps to the time in the recording that a line of its transcript links to, and pauses. */
async function jump(part: Locator, words: RegExp): Promise<void> {
  const transcript = part.locator('details').filter({ hasText: 'Transcript' });
  if (!(await transcript.evaluate((details: HTMLDetailsElement) => details.open)))
    await transcript.locator('summary').click();
  await transcript.getByRole('button', { name: words }).last().click();
}

const editor = (part: Locator, file = 'main.py') => part.getByRole('textbox', { name: `Your code, ${file}` });
const screen = (part: Locator) => part.getByRole('group', { name: 'The code' });
const play = (part: Locator) => part.getByRole('button', { name: /^Play/ });
const pause = (part: Locator) => part.getByRole('button', { name: 'Pause', exact: true });
const versions = (part: Locator) => part.getByRole('region', { name: 'Your versions' });

const write = (part: Locator, code: string) => writeCode(part, code, 'main.py');

test('paused, the code is the viewer’s to change and run; played on, it is the recording’s, and what they wrote is kept (§2)', async ({
  page,
}) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/engines/') || /worker/.test(request.url())) engines.push(request.url());
  });
  const part = await recording(page, open);
  await expect(editor(part)).toHaveCount(0);
  await play(part).click();
  await pause(part).click();
  await expect(part.getByText('Paused. You can edit the code.')).toBeVisible();
  await jump(part, /^\d:\d\d Code run/);
  // The plain field, which comes first, has its text as a value.
  const codeShown = async () => (await editor(part).innerText()).trim();
  await expect.poll(codeShown).not.toBe('');
  await expect(part.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  expect(engines, 'nothing of an engine is fetched before Run').toEqual([]);

  await write(part, 'print("mine:", 6 * 7)\n');
  await part.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(part.getByRole('group', { name: 'Output' })).toHaveText('mine: 42\n');
  expect(engines.some((url) => url.includes('/engines/'))).toBe(true);
  await expectAccessible(page, ['phone', 'desktop']);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await play(part).click();
  await expect(screen(part)).toBeVisible();
  await expect(screen(part)).not.toContainText('mine');
  await expect(editor(part)).toBeHidden();
  await pause(part).click();
  await expect(editor(part)).not.toContainText('mine');
  await expect(part.getByText('mine: 42')).toHaveCount(0);

  await page.reload();
  await part.scrollIntoViewIfNeeded();
  await versions(part)
    .getByRole('button', { name: /^Your version of \d:\d\d/ })
    .click();
  await expect(editor(part)).toContainText('mine:');
  await part.getByRole('button', { name: 'Show the recording’s code' }).click();
  await expect(editor(part)).not.toContainText('mine:');
  await expect(versions(part).getByRole('listitem')).toHaveCount(1);
});

test('a loop that does not end is stopped, and so is one that still runs when the recording goes on', async ({
  page,
}) => {
  const part = await recording(page, open);
  await jump(part, /^\d:\d\d Code run/);
  await write(part, 'while True:\n    pass\n');
  const run = part.getByRole('button', { name: 'Run', exact: true });
  const stop = part.getByRole('button', { name: 'Stop', exact: true });
  // Runs in the page itself: on a busy machine the two seconds of a run are over before the button is reached from
  // here.
  await run.evaluate(pressTwice);
  await expect(part.getByText('Stopped.')).toBeVisible();
  await run.click();
  await play(part).click();
  await pause(part).click();
  await expect(run).toBeVisible();
  await expect(stop).toHaveCount(0);
});

test('by keyboard alone on a phone: pause, change, run, leave the editor, play on, and take the own version back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const part = await recording(page, open);
  await tabTo(page, part);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  // The editor is taller than the recording's screen that it replaces, and moves the content below.
  await expect(part.locator('.cm-content')).toBeVisible();
  await tabTo(page, play(part));
  await page.keyboard.press('Enter');
  await expect(pause(part)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part.getByText('Paused. You can edit the code.')).toBeVisible();
  await expect(part.locator('.cm-content')).toBeVisible();

  await part.focus();
  await page.keyboard.press('Tab');
  await expect(part.locator('.cm-focused')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('print("k is a letter")');
  await page.keyboard.press('Escape');
  await tabTo(page, part.getByRole('button', { name: 'Run', exact: true }));
  await page.keyboard.press('Enter');
  await expect(part.getByRole('group', { name: 'Output' })).toHaveText('k is a letter\n');
  await tabTo(page, play(part));
  await page.keyboard.press('Enter');
  await expect(screen(part)).toBeVisible();
  await expect(screen(part)).not.toContainText('k is a letter');
  await tabTo(page, versions(part).getByRole('button', { name: /^Your version/ }));
  await page.keyboard.press('Enter');
  await expect(editor(part)).toContainText('k is a letter');
  const transcript = part.locator('details').filter({ hasText: 'Transcript' });
  await tabTo(page, transcript.locator('summary'));
  await page.keyboard.press('Space');
  await expect(transcript).toHaveAttribute('open');
  await expect(play(part)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('who wants less motion has each step at once, and the same editor at each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const part = await recording(page, open);
  const next = part.getByRole('button', { name: 'Next step' });
  await next.click();
  await next.click();
  await expect(editor(part)).not.toHaveText('');
  await expect(part.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

test('what a recording of React has written draws when it is run; of Dart the page says that it cannot be run here', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await enrolled(page, 'course4');
  const react = await recording(page, {
    path: '/course/course1/learn/state-one-place-for-each-fact',
    title: 'The fact that was stored twice',
  });
  await jump(react, /So when you write useState/);
  await react.getByRole('button', { name: 'Run', exact: true }).click();
  const preview = react.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('3 open')).toBeVisible();
  await preview.getByRole('button', { name: 'Bath' }).click();
  await expect(preview.getByText('2 open')).toBeVisible();
  await expectAccessible(page, ['phone']);

  await page.setViewportSize({ width: 1280, height: 800 });
  const dart = await recording(page, {
    path: '/course/course4/learn/null-safety-by-example',
    title: 'Repairing a null fault, step by step',
  });
  await jump(dart, /Code highlighted/);
  await expect(editor(dart, 'main.dart')).toBeVisible();
  await expect(dart.getByText('this site does not run Dart')).toBeVisible();
  await expect(dart.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  await expect(dart.getByText('Highlighted in the recording:')).toBeVisible();
  await expectAccessible(page, ['phone']);
});

/** Runs in the page: presses Run, and the same button again as soon as it is Stop. */
function pressTwice(button: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (button.textContent !== 'Stop') return;
      watching.disconnect();
      button.click();
      resolve();
    });
    watching.observe(button, { characterData: true, childList: true, subtree: true });
    button.click();
  });
}

test('a visitor plays the recording of a closed lesson on the page of all recordings', async ({ page }) => {
  await page.goto('/videos');
  const row = page.getByRole('listitem').filter({ hasText: 'The fact that was stored twice' });
  await row.getByRole('button', { name: /^Play/ }).click();
  const part = row.getByRole('region', { name: 'The fact that was stored twice' });
  await part.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(pause(part)).toBeVisible();
  await pause(part).click();
  await expect(part.getByRole('textbox', { name: /^Your code/ })).toBeVisible();
  await expectAccessible(page);
});
