import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { tabTo } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const course = '/course/course2';
const first = { path: `${course}/learn/your-first-program`, title: 'Your first program, and how to read its errors' };
const second = {
  path: `${course}/learn/lists-and-dictionaries`,
  title: 'Lists, dictionaries and when to use which',
};

const next = { path: `${course}/learn/text-and-numbers`, title: 'Text and numbers' };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
/** Reading position stored in this browser, as a fraction of the text; empty if there is none. */
const storedPlace = (page: Page) =>
  page.evaluate(
    () => Object.entries<string>(localStorage).find(([name]) => name.startsWith('opvir.place.'))?.[1] ?? '',
  );
/** Distance of an element from the top of the window, in px. */
const topOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().top);
const linePx = 30;
const note = (page: Page) => page.getByLabel('Notes on this lesson');

async function learner(page: Page): Promise<void> {
  await signedUp(page);
  await enrolled(page, 'course2');
}

test('the list of lessons follows the reading, section by section', async ({ page }) => {
  await page.goto(first.path);
  const here = page.getByRole('list', { name: 'In this lesson' }).locator('[aria-current="location"]');
  // The parts between the texts load later.
  await expect(async () => {
    await main(page)
      .getByRole('heading', { name: 'Read a traceback from the bottom' })
      .evaluate((heading) => heading.scrollIntoView());
    await expect(here).toHaveText('Read a traceback from the bottom', { timeout: 1000 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(here).toHaveCount(0);
});

test('a visitor reads the first lesson, is told what enrolling gives, and finds the others closed', async ({
  page,
}) => {
  await page.goto(course);
  await main(page).getByRole('link', { name: first.title }).click();
  await expect(title(page)).toHaveText(first.title);
  await expect(page).toHaveTitle(`${first.title} · Learn Python · Opvir`);
  await expect(main(page).getByRole('heading', { name: 'Tell the computer to print' })).toBeVisible();
  await expect(main(page).getByText('You are reading an open lesson')).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  // Until the list of lessons is hydrated, its link leads to the lesson's HTML, which is not interactive at once
  // either.
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  await main(page).getByRole('navigation', { name: 'Lessons of the course' }).getByText(second.title).click();
  await expect(title(page)).toHaveText(second.title);
  await expect(title(page)).toBeFocused();
  await expect(main(page).getByText('This lesson is for enrolled learners')).toBeVisible();
  const signUp = main(page).getByRole('link', { name: 'Sign up' });
  const returnTo = encodeURIComponent(second.path);
  await expect(signUp).toHaveAttribute('href', `/register?course=course2&returnTo=${returnTo}`);
});

test('who enrols at a closed lesson reads it at once, and goes on by keyboard from its title', async ({ page }) => {
  await signedUp(page);
  await page.goto(second.path);
  await main(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: 'A dictionary finds values by name' })).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('a lesson told as done is so on the course page, the dashboard goes on with the next, and it can be taken back', async ({
  page,
}) => {
  await learner(page);
  await page.goto(course);
  await main(page).getByRole('link', { name: 'Start learning' }).click();
  await expect(title(page)).toHaveText(first.title);
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();
  await main(page).getByRole('navigation', { name: 'Previous and next lesson' }).getByText(next.title).click();
  await expect(title(page)).toHaveText(next.title);

  await page.goto('/dashboard');
  await main(page)
    .getByRole('link', { name: `Continue with ${next.title}` })
    .click();
  await expect(page).toHaveURL(`${next.path}#resume`);
  await page.goto(course);
  await expect(main(page).getByRole('listitem').filter({ hasText: first.title }).last()).toContainText('Done');
  await expect(main(page).getByText(`Next: ${next.title}`)).toBeVisible();
  for (const path of ['/continue-career', '/workspace']) {
    await page.goto(path);
    await expect(
      main(page)
        .getByRole('link', { name: `Continue with ${next.title}` })
        .first(),
    ).toBeVisible();
  }

  await page.goto(first.path);
  await main(page).getByRole('button', { name: 'Mark as not done' }).click();
  await expect(main(page).locator(':focus')).toHaveText('Mark as done');
});

test('by keyboard alone: past the outline, through the lesson, done, noted, and on to the next', async ({ page }) => {
  await learner(page);
  await page.goto(first.path);
  await tabTo(page, page.getByRole('link', { name: 'Skip to the lesson' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeFocused();
  await tabTo(page, main(page).getByRole('button', { name: 'Copy' }).first());
  await tabTo(page, main(page).getByRole('button', { name: 'Mark as done' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();
  await tabTo(page, note(page));
  await page.keyboard.type('The **last** line first. <img src=x>');
  await expect(main(page).getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  await tabTo(page, main(page).getByRole('button', { name: 'Preview' }));
  await page.keyboard.press('Enter');
  const preview = main(page).getByRole('group', { name: 'Preview of your notes' });
  await expect(preview).toHaveText('The last line first. <img src=x>');
  await expect(preview.locator('strong')).toHaveText('last');
  await expectAccessible(page, ['phone', 'desktop'], '#notes');
  await expect(main(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(note(page)).toHaveValue('The **last** line first. <img src=x>');
  const onward = main(page).getByRole('navigation', { name: 'Previous and next lesson' }).getByRole('link');
  await tabTo(page, onward.first());
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(next.title);
  await expect(title(page)).toBeFocused();
});

test('two tabs: what one has saved is not overwritten by the other, whose learner chooses', async ({
  page,
  context,
  noise,
}) => {
  await learner(page);
  await page.goto(first.path);
  await expect(note(page)).toHaveValue('');
  noise.allow(/409/);
  // Another device, of which this browser is not notified.
  const saved = await page.request.put('/api/courses/course2/lessons/your-first-program/note', {
    data: { text: 'saved there', version: 0 },
  });
  expect(saved.status()).toBe(200);
  await note(page).fill('typed here');
  await expect(main(page).getByText('Choose which text to keep.')).toBeVisible();
  await expect(main(page).getByText('saved there', { exact: true })).toBeVisible();
  await expectAccessible(page, ['phone'], '#notes');
  await main(page).getByRole('button', { name: 'Keep my text' }).click();
  await expect(
    main(page)
      .locator(':focus')
      .getByText(/^Saved \d/),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto(first.path);
  await expect(note(other)).toHaveValue('typed here');
});

test('notes are listed in the workspace and found there; those of the device are moved to the account once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learner(page);
  await page.request.put('/api/courses/course2/lessons/your-first-program/note', {
    data: { text: 'The last line first.', version: 0 },
  });
  await page.goto('/about');
  const { user } = ((await (await page.request.get('/api/session')).json()) as { session: { user: { uid: string } } })
    .session;
  await page.evaluate((uid) => localStorage.setItem(`opvir.notes.${uid}.course2`, 'Ask about tuples.'), user.uid);
  await page.goto('/workspace');
  const notes = main(page).getByRole('region', { name: 'Notes on Learn Python' });
  await expect(notes.getByText(/They are now in your account, in the notes on/)).toBeVisible();
  await expect(notes.getByText('Ask about tuples.')).toBeVisible();
  await expect(notes.getByText('The last line first.')).toBeVisible();
  await expectAccessible(page, ['phone']);
  await main(page).getByLabel('Search your notes').fill('dictionary');
  await expect(notes.getByText('No notes match.')).toBeVisible();
  await main(page).getByLabel('Search your notes').fill('TUPLES');
  await notes.getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(`${first.path}#notes`);
  await expect(note(page)).toHaveValue('The last line first.\n\nAsk about tuples.');
  await expect(note(page)).toBeInViewport();
  await page.goto('/workspace');
  await expect(notes.getByText('Ask about tuples.')).toBeVisible();
  await expect(notes.getByText(/They are now in your account/)).toHaveCount(0);
});

test('without a network what one notes and tells as done is kept, and is sent once there is one', async ({
  page,
  context,
  noise,
}) => {
  await learner(page);
  await page.goto(first.path);
  await expect(note(page)).toHaveValue('');
  // Parts that load after the first view must have loaded: later requests would fail.
  await atRest(page);
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(main(page).getByText(/You are offline\. Your work is saved/)).toBeVisible();
  await note(page).fill('offline');
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(main(page).getByText('You have finished this lesson')).toBeVisible();
  await expect(main(page).getByText('Saved on this device. Sent when the site can be reached.')).toBeVisible();
  await expectAccessible(page, ['phone'], 'article');
  await context.setOffline(false);
  await expect(main(page).getByText(/^Saved \d/)).toBeVisible();
  const stored = await page.request.get('/api/courses/course2/lessons/your-first-program/note');
  expect(await stored.json()).toMatchObject({ text: 'offline' });
});

test('who comes back is offered the place where they stopped, and is taken there by Continue and by a reload', async ({
  page,
}) => {
  await learner(page);
  await page.goto(second.path);
  const section = main(page).getByRole('heading', { name: 'Which one?' });
  // The text of an exercise is not part of the lesson, and loads later.
  const lateParts = main(page).locator('[id^="exercise-"] h3');
  await expect(lateParts).toHaveCount(9);
  await atRest(page);
  // In one step: with two, a slow machine stores the first as a separate position.
  await section.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top + 200));
  await expect.poll(() => storedPlace(page)).not.toBe('');
  const place = await storedPlace(page);
  const before = await topOf(section);
  const isThereAgain = async () => {
    await expect(lateParts).toHaveCount(9);
    await expect.poll(async () => Math.abs((await topOf(section)) - before)).toBeLessThan(linePx);
  };
  await page.reload();
  await isThereAgain();

  await page.goto('/dashboard');
  await page.goto(second.path);
  const offer = main(page).getByRole('button', { name: /Continue where you left off/ });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await offer.click();
  await isThereAgain();

  await page.goto('/dashboard');
  await main(page)
    .getByRole('link', { name: `Continue with ${second.title}` })
    .click();
  await expect(title(page)).toHaveText(second.title);
  await isThereAgain();
  expect(await storedPlace(page)).toBe(place);
});

test('words are found in the text of every lesson, with a typing error too; a visitor finds those that are open', async ({
  page,
}) => {
  await page.goto(first.path);
  const field = main(page).getByLabel('Find in this course');
  const results = main(page).getByRole('list', { name: 'Matching lessons' });
  // The words occur together only in a closed lesson.
  await field.fill('household receipts tuple');
  await expect(main(page).getByText('Nothing found.')).toBeVisible();

  await learner(page);
  await page.goto(first.path);
  await field.fill('household recepits tuple');
  await expect(main(page).getByText('Found in 1 lesson')).toBeVisible();
  await expect(results.locator('mark').first()).toHaveText(/household|receipt|tuple/i);
  await expectAccessible(page, ['desktop'], 'div:has(> search)');
  await page.setViewportSize({ width: 320, height: 800 });
  await main(page).getByRole('button', { name: 'Lessons' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lessons of the course' });
  await drawer.getByLabel('Find in this course').fill('tuple receipts');
  await expect(drawer.getByText('Found in 1 lesson')).toBeVisible();
  await expectAccessible(page, ['phone']);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await field.fill('tuple receipts');
  await results.getByRole('link').first().click();
  await expect(title(page)).toHaveText(second.title);
  await field.fill('xylophone');
  await expect(main(page).getByText('Nothing found.')).toBeVisible();
});

test('on a phone the lessons are in a drawer, and nothing is wider than the window', async ({ page }) => {
  await learner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(first.path);
  await main(page).getByRole('button', { name: 'Lessons' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lessons of the course' });
  await expectAccessible(page, ['phone']);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await main(page).getByRole('button', { name: 'Lessons' }).click();
  await drawer.getByRole('link', { name: second.title }).click();
  await expect(title(page)).toHaveText(second.title);
  await expect(drawer).toBeHidden();
  await expectNoSidewaysScroll(page);
});

for (const [name, path] of Object.entries({ lesson: second.path, course, videos: '/videos' })) {
  test(`the page ${name} is accessible to a learner, by light and dark`, async ({ page }) => {
    await learner(page);
    await page.goto(path);
    await atRest(page);
    await expectAccessible(page);
  });
}

test('the page of a closed lesson, and the open one for a visitor, are accessible', async ({ page }) => {
  for (const { path } of [first, second]) {
    await page.goto(path);
    await atRest(page);
    // Transcripts of the recording in the open lesson.
    for (const transcript of await main(page).getByText('Transcript', { exact: true }).all()) await transcript.click();
    await expectAccessible(page);
  }
});

test('a lesson that is none is answered with 404, and leads to the course', async ({ page, noise }) => {
  noise.allow(/404/);
  const answer = await page.goto(`${course}/learn/nothing`);
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText('Lesson not found');
  await main(page).getByRole('link', { name: 'Go to Learn Python' }).click();
  await expect(title(page)).toHaveText('Learn Python');
});
