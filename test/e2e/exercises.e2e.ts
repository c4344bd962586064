import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { exercise, solutionOf, writeCode } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { saysAfter } from './support/says-after.ts';
import { expect, test } from './support/test.ts';

const lesson = '/course/course5/learn/drawing-and-motion';

const write = (part: Locator, code: string, file = 'main.js') => writeCode(part, code, file);

test('an exercise is failed, helped with a hint and passed; another one is done without a network and confirmed when it is back', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto(lesson);

  const map = exercise(page, 'On the map');
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(map.getByText('0 of 2 tests pass.')).toBeVisible();
  const box = map.getByRole('listitem').filter({ hasText: 'the box has a margin on every side · failed' });
  await expect(box.getByRole('definition')).toHaveText([
    /^boxOf\(/,
    '{west: 4, east: 10, south: 43, north: 46}',
    '{west: 0, east: 0, south: 0, north: 0}',
  ]);
  await map.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(map.getByText('Not yet. Change your code')).toBeVisible();
  // A second press during the submission has no effect.
  const tries = await page.request.get('/api/courses/course5/exercises/on-the-map/submissions');
  expect(await tries.json()).toMatchObject({ items: [{ isPassed: false }] });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await map.getByRole('button', { name: 'Show hint 1 of 2' }).click();
  await expect(map.getByText('takes the least of a list')).toBeVisible();
  await write(map, solutionOf('course5', 'on-the-map')['main.js'] ?? '');
  await expect(map.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  await map.getByRole('button', { name: 'Submit' }).click();
  await expect(map.getByText('Passed: 10 of 10 points.')).toBeVisible();
  await expect(map.getByText('Passed', { exact: true })).toBeVisible();
  await map.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('#exercise-the-traveller')).toBeFocused();

  const game = exercise(page, 'The rules of the drawing game');
  await write(game, solutionOf('course5', 'the-drawing-game')['main.js'] ?? '');
  await context.setOffline(true);
  await game.getByRole('button', { name: 'Submit' }).click();
  await expect(game.getByText('Provisional: all visible tests pass in your browser.')).toBeVisible();
  await expect(game.getByText('Passed here, not confirmed yet')).toBeVisible();
  // The result is that of the code as it is, which was never run but by the submission.
  await expect(game.getByText('You changed the code after this result.')).toHaveCount(0);
  await expectAccessible(page, ['phone']);

  await context.setOffline(false);
  await expect(game.getByText('Passed: 15 of 15 points.')).toBeVisible();
  await expect(game.getByText('Passed', { exact: true })).toBeVisible();

  await page.reload();
  await expect(map.getByText('Passed', { exact: true })).toBeVisible();
  await expect(map.getByText('takes the least of a list')).toBeVisible();
});

test('what a component draws can be used: a press in the preview does what it does for its users; code of the lesson is copied, and notes on it are downloaded', async ({
  page,
  context,
}) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.goto('/course/course1/learn/state-one-place-for-each-fact');
  const part = exercise(page, 'Tick and count');
  await part.scrollIntoViewIfNeeded();
  for (const [file, code] of Object.entries(solutionOf('course1', 'tick-and-count'))) {
    await part.getByRole('tab', { name: file }).click();
    await write(part, code, file);
  }
  await part.getByRole('button', { name: 'Run', exact: true }).click();
  const preview = part.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('0 of 2 done')).toBeVisible();
  await preview.getByRole('checkbox', { name: 'Bath' }).click();
  await expect(preview.getByText('1 of 2 done')).toBeVisible();
  await preview.getByText('Bins').click();
  await expect(preview.getByText('All done')).toBeVisible();
  await expectAccessible(page, ['phone']);
  await preview.getByRole('button', { name: 'Remove what is done' }).click();
  await expect(preview.getByRole('checkbox')).toHaveCount(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.getByRole('article').locator('.code').first();
  await saysAfter(page, 'Copied', () => block.getByRole('button', { name: 'Copy', exact: true }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());

  const notes = page.getByRole('region', { name: 'Your notes' });
  await notes.getByLabel('Notes on this lesson').fill('Tick, then count.');
  await expect(notes.getByText(/^Saved \d/)).toBeVisible();
  const href = await notes.getByRole('link', { name: 'Download all notes on this course' }).getAttribute('href');
  const downloaded = await page.request.get(href ?? '');
  expect(await downloaded.text()).toContain('Tick, then count.');
});

test('a loop that does not end is stopped, the code is still there, nothing runs by itself, and starting again is undone after a reload too', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto(lesson);
  const map = exercise(page, 'On the map');
  await write(map, 'for (;;);');
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  // On a busy machine the run may end before the button is reached: then it is repeated.
  await expect(async () => {
    await map.getByRole('button', { name: 'Run', exact: true }).click();
    await map.getByRole('button', { name: 'Stop' }).click({ timeout: 10_000 });
    await expect(map.getByText('Stopped.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.reload();
  await expect(map.getByRole('textbox', { name: 'Your code, main.js' })).toHaveText('for (;;);');
  await map.getByRole('button', { name: 'Reset code' }).click();
  const code = map.getByRole('textbox', { name: 'Your code, main.js' });
  const undo = map.getByRole('button', { name: 'Undo' });
  await expect(code).toContainText('boxOf');
  // Reset at once, and again after a reload, when the server has stored the new start.
  await page.reload();
  await expect(code).toContainText('boxOf');
  await expect(undo).toBeVisible();
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await undo.click();
  await expect(code).toHaveText('for (;;);');
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(code).toHaveText('for (;;);');
  await expect(undo).toHaveCount(0);
});

test('a button under the code is pressed although the editor takes the place of the plain field meanwhile', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course5');
  const asked = Promise.withResolvers<void>();
  await page.route(/code-view/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(lesson);
  const map = exercise(page, 'On the map');
  const code = map.getByRole('textbox', { name: 'Your code, main.js' });
  await code.fill('for (;;);');
  await map.getByRole('button', { name: 'Reset code' }).hover();
  await page.mouse.down();
  asked.resolve();
  await expect(map.locator('.cm-content')).toBeVisible();
  await page.mouse.up();
  await expect(code).toContainText('boxOf');
});

test('the buttons under the code stay where they are while it is saved', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course5');
  let answer = Promise.withResolvers<void>();
  await page.route(/on-the-map\/draft$/, async (route) => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.continue();
  });
  await page.goto(lesson);
  const map = exercise(page, 'On the map');
  const heightOfStatus = async () =>
    (await map.getByRole('button', { name: 'Reset code' }).locator('../..').boundingBox())?.height;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await map.scrollIntoViewIfNeeded();
    if (width < 1000) await map.getByRole('button', { name: 'Code', exact: true }).click();
    await write(map, `// ${width}`);
    await expect(map.getByText('Saving …')).toBeVisible();
    const height = await heightOfStatus();
    answer.resolve();
    await expect(map.getByText(/^Saved \d/)).toBeVisible();
    expect(await heightOfStatus()).toBe(height);
    answer = Promise.withResolvers();
  }
});

test('earlier states, another device’s code and the solution are accessible; one goes back to an earlier state, and undoes it', async ({
  page,
  noise,
}) => {
  noise.allow(/409/);
  await signedUp(page);
  await enrolled(page, 'course5');
  const draft = '/api/courses/course5/exercises/on-the-map/draft';
  await page.request.put(draft, { data: { base: 0, files: { 'main.js': '// before' } } });
  await page.goto(lesson);
  const map = exercise(page, 'On the map');
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  await page.request.put(draft, { data: { base: 1, files: { 'main.js': '// elsewhere' } } });
  await write(map, '// here');
  const choice = map.getByRole('alertdialog', { name: 'Your code was changed in another window' });
  await choice.getByText('Show the other version').click();
  await expect(choice.getByText('// elsewhere')).toBeVisible();
  await map.getByRole('button', { name: 'History' }).click();
  await map.getByRole('button', { name: 'Show the solution' }).click();
  await expectAccessible(page, ['phone']);
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await expect(map.getByRole('heading', { name: 'A solution' })).toBeVisible();
  await expectAccessible(page, ['phone'], 'article');
  await page.setViewportSize({ width: 1280, height: 800 });

  const code = map.getByRole('textbox', { name: 'Your code, main.js' });
  await choice.getByRole('button', { name: 'Keep this version' }).click();
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  // The oldest: versions more than a minute apart all stay.
  await map
    .getByRole('button', { name: /^Restore / })
    .last()
    .click();
  await expect(code).toHaveText('// before');
  await map.getByRole('button', { name: 'Run', exact: true }).click();
  const box = map.getByRole('listitem').filter({ hasText: 'the box has a margin on every side · failed' });
  await expect(box.getByRole('term')).toHaveText(['Call', 'Expected']);
  await expect(box.getByRole('definition').last()).toHaveText('{west: 4, east: 10, south: 43, north: 46}');
  await expect(box.getByText(/^ReferenceError: .*boxOf/)).toBeVisible();
  await map.getByRole('button', { name: 'Undo' }).click();
  await expect(code).toHaveText('// here');
});

test('a practice question is answered wrongly, then rightly, and work is handed in as a link', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|\/api\//);
  await signedUp(page);
  await enrolled(page, 'course4');
  await page.goto('/course/course4/learn/one-package-two-programs');
  const question = exercise(page, 'What goes along?');
  await question.scrollIntoViewIfNeeded();
  await question.getByRole('checkbox', { name: 'It starts on Linux' }).check();
  await question.getByRole('button', { name: 'Check my answer' }).click();
  await expect(question.getByText('Not right yet.')).toBeVisible();
  await question.getByRole('checkbox', { name: 'It starts on Linux' }).uncheck();
  await question.getByRole('checkbox', { name: 'are inside' }).check();
  await question.getByRole('checkbox', { name: 'on a Windows computer' }).check();
  const topOf = async () => Math.round((await question.boundingBox())?.y ?? Infinity);
  const top = await topOf();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // The line about it is above, and does not move what is read.
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2);
  await question.getByRole('button', { name: 'Check my answer' }).click();
  await expect(question.getByText('Your answer cannot be checked right now. It is saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(question.getByText('Right: 5 of 5 points.')).toBeVisible();
  await expect(question.getByText('Passed', { exact: true })).toBeVisible();

  const work = exercise(page, 'A departure board that you can hand over');
  await work.scrollIntoViewIfNeeded();
  await work.getByRole('button', { name: 'Submit assignment' }).click();
  await expect(work.getByText('Please enter a link or choose a file.')).toBeVisible();
  await work.getByLabel('Link, for example to a repository').fill('https://example.org/ada/departures');
  await work.getByRole('button', { name: 'Submit assignment' }).click();
  await expect(work.getByRole('status').filter({ hasText: 'Submitted.' })).toBeVisible();
  await expect(work.getByText('Not graded yet. We will notify you.')).toBeVisible();
  await expect(work.getByRole('link', { name: 'https://example.org/ada/departures' })).toBeVisible();
  await expectAccessible(page, ['phone']);
});
