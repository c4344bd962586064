import type { Page } from '@playwright/test';
import { withDatabase } from '../../scripts/support/with-database.ts';
import { filledTemplate } from '../support/filled-template.ts';
import { png } from '../support/files.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { newLearner, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { plainText } from './support/plain-text.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// Editing content in the console as an administrator, and the result for visitors.

test.use({ ownServer: {} });

/** Axe tries to run in the preview, which runs no script. */
const axeInPreview = /Blocked script execution in 'about:srcdoc'/;

test.describe.configure({ mode: 'serial' });

const minuteMs = 60_000;

/** Start of the minute of this time, as a value for a local date and time field in the page's time zone. */
function minuteFrom(page: Page, ms: number): Promise<string> {
  return page.evaluate((at) => {
    const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
    return local.toISOString().slice(0, 16);
  }, ms);
}

test('an article is written, published, set for a time, taken back, changed and restored to what it was (§6)', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(axeInPreview);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Learn Danjo', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: 'New content' }).click();
  await main.getByLabel('Content type').selectOption('Article');
  await main.getByLabel('Title').fill('How a kiln is lit');
  await expect(main.getByLabel('ID', { exact: true })).toHaveValue('how-a-kiln-is-lit');
  await main.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/open=article%3Ahow-a-kiln-is-lit|open=article:how-a-kiln-is-lit/);
  const text = await plainText(page, 'articles/how-a-kiln-is-lit.md');
  const written = filledTemplate(await text.inputValue());
  await text.fill(`${written}\n[nowhere](/no/such/page)\n`);
  await expect(main.getByText('no page has the address /no/such/page')).toBeVisible();
  await main.getByRole('button', { name: /^Line \d+$/ }).click();
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await text.fill(`${written}\nLight it from below.\n`);
  await expect(main.getByText('No errors found.')).toBeVisible();
  const preview = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('How a kiln is lit');
  await expect(preview.getByText('Light it from below.')).toBeVisible();
  await expect(main.getByText(/^Draft saved/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByText('Add an image').click();
  await main.getByRole('button', { name: 'Add the image' }).click();
  await expect(main.getByText('Choose an image and describe it.')).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path d="M0 0h16v10H0z"/></svg>';
  const image = { name: 'The Kiln.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await main.getByLabel('Image', { exact: true }).setInputFiles(image);
  await main.getByLabel('Description for screen readers (alt text)').fill('A kiln, lit from below');
  await main.getByRole('button', { name: 'Add the image' }).click();
  await expect(text).toHaveValue(/!\[A kiln, lit from below\]\(the-kiln\.svg\)/);
  await expect(preview.getByRole('img', { name: 'A kiln, lit from below' })).toBeVisible();
  await expect(main.getByText(/^Draft saved/)).toBeVisible();
  await main.getByText('Images in this folder').click();
  const kiln = main.getByRole('listitem').filter({ hasText: 'the-kiln.svg' });
  await expect(kiln.getByText('Alt text: A kiln, lit from below')).toBeVisible();
  await expect(kiln.getByText('Used in the draft.')).toBeVisible();
  await expect(kiln.getByRole('button')).toHaveCount(0);
  // A photo above the size limit is shrunk in the browser.
  const photo = Buffer.from(await png(1200, 1200, 'kiln.png', 0).arrayBuffer());
  const mistake = { name: 'By mistake.png', mimeType: 'image/png', buffer: photo };
  await main.getByLabel('Image', { exact: true }).setInputFiles(mistake);
  await main.getByLabel('Description for screen readers (alt text)').fill('Nothing');
  await main.getByRole('button', { name: 'Add the image' }).click();
  await expect(text).toHaveValue(/by-mistake\.webp/);
  const wrong = preview.getByRole('img', { name: 'Nothing' });
  await expect(wrong).toBeVisible();
  await text.fill((await text.inputValue()).replace('![Nothing](by-mistake.webp)\n', ''));
  // A preview that still shows it would ask for a file that is gone.
  await expect(wrong).toHaveCount(0);
  await main.getByRole('button', { name: 'Remove by-mistake.webp' }).click();
  await expectAccessible(page, ['phone']);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'by-mistake.webp was removed.' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByLabel('Publish later').fill(await minuteFrom(page, Date.now() + 48 * 60 * minuteMs));
  await main.getByRole('button', { name: 'Schedule' }).click();
  await expect(main.getByText(/^It will be published/)).toBeVisible();
  await expectAccessible(page, ['phone']);
  await main.getByRole('button', { name: 'Unschedule' }).click();
  expect((await page.request.get('/blog/how-a-kiln-is-lit')).status()).toBe(404);
  await main.getByLabel('Publish later').fill(await minuteFrom(page, Date.now() + 60 * minuteMs));
  await main.getByRole('button', { name: 'Schedule' }).click();
  await expect(main.getByText(/^It will be published/)).toBeVisible();
  // Make it due now instead of waiting an hour.
  await withDatabase({ dataDir: server.dataDir, databaseUrl: null }, async ({ kysely }) =>
    kysely.updateTable('outbox').set({ dueAt: 0 }).where('kind', '=', 'content-publication').execute(),
  );
  await expect(async () => {
    expect((await page.request.get('/blog/how-a-kiln-is-lit')).status()).toBe(200);
  }).toPass();
  const versions = main.getByRole('listitem').filter({ hasText: 'Published' });
  await expect(versions).toHaveCount(1);
  await expect(main.getByText(/^It will be published/)).toHaveCount(0);

  await text.fill((await text.inputValue()).replace('Light it from below.', 'Light it from above.'));
  await main
    .getByLabel('Description for lists and search results')
    .fill('Kilns: how they are lit, and why from below or from above.');
  await expect(text).toHaveValue(/\ndescription: "Kilns: how they are lit, and why from below or from above\."\n/);
  await main.getByRole('button', { name: 'Publish now' }).click();
  await expect(
    main.getByRole('status').filter({ hasText: 'Published. Visitors see it within two seconds.' }),
  ).toBeFocused();
  await expect(versions).toHaveCount(2);
  await versions
    .last()
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(versions.last().getByText('Only in the other: Light it from below.')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await versions.last().getByRole('button', { name: 'Restore as a draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(text).toHaveValue(/from below/);
  await main.getByRole('button', { name: 'Publish now' }).click();
  await expect(versions).toHaveCount(3);
  // Any two versions can be compared, and the address of the comparison can be shared.
  const oldest = versions.last();
  const compare = oldest.getByRole('button', { name: /^Compare/ });
  if ((await compare.getAttribute('aria-expanded')) !== 'true') await compare.click();
  await oldest.getByLabel('Compare with').selectOption({ index: 2 });
  await expect(oldest.getByText('Only in the later: Light it from above.')).toBeAttached();
  await page.reload();
  await expect(oldest.getByText('Only in the later: Light it from above.')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(async () => {
    expect(await (await page.request.get('/blog/how-a-kiln-is-lit')).text()).toContain('Light it from below.');
  }).toPass();

  await main.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'It is no longer on the site.' })).toBeFocused();
  await expect(main.getByText('Restore a version to bring it back.')).toBeVisible();
});

test('a course is made from nothing, and a learner finishes its first lesson (§6)', async ({
  page,
  browser,
  baseURL,
  server,
  noise,
}) => {
  noise.allow(axeInPreview);
  // A new image is available once the process has noticed the change.
  noise.allow(/404 \(Not Found\) \(\S+the-kiln\.svg\)/);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'New content' }).click();
  await main.getByLabel('Content type').selectOption('Course');
  await main.getByLabel('Title').fill('Glassblowing');
  await main.getByRole('button', { name: 'Create draft' }).click();
  await expect(main.getByLabel('Course outline: glassblowing')).toBeChecked();
  await expect(main.getByLabel('Lesson: The first lesson')).toBeChecked();

  const picture = main.getByRole('group', { name: 'Picture' });
  await expect(picture.getByLabel('Choose a picture')).toHaveValue('cover.svg');
  await expect(main.getByText('Add an image')).toHaveCount(0);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path d="M0 0h16v10H0z"/></svg>';
  const kiln = { name: 'The Kiln.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await picture.getByLabel('Or upload one').setInputFiles(kiln);
  await expect(picture.getByText('the-kiln.svg was uploaded and selected.')).toBeVisible();
  await expect(picture.getByLabel('Choose a picture')).toHaveValue('the-kiln.svg');
  const text = await plainText(page, 'courses/glassblowing/course.md');
  await expect(text).toHaveValue(/\nimage: the-kiln\.svg\n/);
  await expect(text).not.toHaveValue(/!\[/);
  await expectAccessible(page, ['phone']);
  await expectNoSidewaysScroll(page);

  await expect(main.getByText('Replace the template text “Name of the instructor”.')).toBeVisible();
  await main.getByRole('button', { name: 'Publish now' }).click();
  const refusal = main.getByRole('alert').filter({ hasText: 'Nothing was changed:' });
  await expect(refusal).toContainText(
    'courses/glassblowing/course.md:4: Replace the template text “Name of the instructor”',
  );
  await expect(refusal).toContainText('courses/glassblowing/lessons/first-lesson.md:3: ');
  await text.fill(filledTemplate(await text.inputValue()));
  await expect(main.getByText('No errors found.')).toBeVisible();
  await expect(main.getByText(/^Draft saved/)).toBeVisible();
  await main.getByRole('link', { name: 'Edit The first lesson' }).click();
  const lesson = await plainText(page, 'courses/glassblowing/lessons/first-lesson.md');
  await lesson.fill(filledTemplate(await lesson.inputValue()));
  await expect(main.getByText('No errors found.')).toBeVisible();
  await main.getByRole('button', { name: 'Publish now' }).click();
  await expect(main.getByText('Published. Visitors see it within two seconds.')).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: server.url } });
  noise.listenTo(other);
  const theirs = await other.newPage();
  await signedUp(theirs);
  await expect(async () => {
    expect((await theirs.request.get('/course/glassblowing')).status()).toBe(200);
  }).toPass();
  await theirs.goto('/course/glassblowing');
  await theirs.getByRole('button', { name: /Enroll/ }).click();
  await expect(theirs.getByText('You are enrolled in this course')).toBeVisible();
  await theirs.goto('/course/glassblowing/learn/first-lesson');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('The first lesson');
  await theirs.getByRole('button', { name: 'Mark as done' }).click();
  await expect(theirs.getByText('You have finished this lesson').first()).toBeVisible();
  await other.close();
});

test('the preview of a lesson shows each text that is written, and not the first one', async ({ page, server }) => {
  await signedUpAs('admin', page.request, server);
  const shown = async (words: string) => {
    const source = `---\ntitle: Kilns\nsummary: How they are lit.\nminutes: 5\n---\n\n${words}\n`;
    const data = { kind: 'lesson', id: 'course1/props-in-markup-out', source, with: [] };
    const answer = await page.request.post('/api/admin/content-previews', { data });
    return ((await answer.json()) as { html: string }).html;
  };
  for (const words of ['Light it from below.', 'Light it from above.', 'Do not light it.']) {
    expect(await shown(words)).toContain(words);
  }
});

test('two administrators have the same text open, see each other at once, and neither loses what they typed (§6)', async ({
  page,
  browser,
  baseURL,
  server,
  noise,
}) => {
  noise.allow(axeInPreview);
  noise.allow(/status of 409|ERR_INTERNET_DISCONNECTED/);
  const ada = await signedUpAs('admin', page.request, server);
  const other = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: server.url } });
  noise.listenTo(other);
  const grace = newLearner();
  expect((await other.request.post('/api/accounts', { data: grace })).status()).toBe(201);
  await opvir(server, 'user', 'grant', grace.email, 'admin');
  const theirs = await other.newPage();
  const address = '/admin/content?open=article:asking-questions-that-get-answered';
  const path = 'articles/asking-questions-that-get-answered.md';
  for (const tab of [page, theirs]) {
    await tab.goto(address);
    await plainText(tab, path);
  }
  await expect(page.getByText(`Also open elsewhere: ${grace.email}.`)).toBeVisible();
  await expect(theirs.getByText(`Also open elsewhere: ${ada.email}.`)).toBeVisible();

  const [mine, hers] = [page, theirs].map((tab) => tab.getByRole('textbox', { name: path }));
  if (!mine || !hers) throw new Error('two fields');
  const before = await mine.inputValue();
  await mine.fill(`${before}\nBy Ada.\n`);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(hers).toHaveValue(/By Ada\./);

  await other.setOffline(true);
  await hers.fill(`${before}\nBy Grace.\n`);
  await mine.fill(`${before}\nBy Ada, again.\n`);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await other.setOffline(false);
  await expect(theirs.getByRole('heading', { name: 'Someone else has changed this' })).toBeVisible();
  await expectAccessible(theirs);
  await expect(hers).toHaveValue(/By Grace\./);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Someone else has changed this' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Keep mine' }).click();
  await expect(theirs.getByText(/^Draft saved/)).toBeVisible();
  await expect(mine).toHaveValue(/By Grace\./);

  // One administrator reviews the draft of the other; both see it at once.
  await theirs.getByRole('button', { name: 'Request review' }).click();
  await page.getByLabel('Your comment').fill('Who is Grace?');
  await page.getByRole('button', { name: 'Request changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You requested changes.' })).toBeFocused();
  await expect(theirs.getByText('Who is Grace?')).toBeVisible();
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await theirs.getByRole('button', { name: 'Request review' }).click();
  // A decision on an outdated revision is refused.
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(theirs.getByText('Approved').first()).toBeVisible();
  await hers.fill(`${before}\nBy Grace, changed.\n`);
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(1);
  await other.close();
});

test('a lesson is begun in a course that is chosen by its title, and a quiz at a lesson that has none', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(axeInPreview);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content');
  const main = page.getByRole('main');
  const writeNew = main.getByRole('button', { name: 'New content' });
  const whatItIs = main.getByLabel('Content type');
  const begin = main.getByRole('button', { name: 'Create draft' });
  await writeNew.click();
  await whatItIs.selectOption('Course outline');
  await expect(main.getByText('Every course already has an outline.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await whatItIs.selectOption('Lesson');
  await main.getByLabel('Title').fill('Décor');
  await begin.click();
  await expect(main.getByLabel('Course', { exact: true })).toBeFocused();
  await main.getByLabel('Course', { exact: true }).selectOption('Learn Danjo');
  await writeNew.click();
  await expect(whatItIs).toBeHidden();
  await writeNew.click();
  await expect(main.getByLabel('ID', { exact: true })).toHaveValue('decor');
  await begin.click();
  await expect(page).toHaveURL(/open=lesson(:|%3A)course6(\/|%2F)decor/);
  await expect(main.getByText('Not in the outline')).toBeVisible();
  await expectAccessible(page, ['phone']);
  await main.getByRole('button', { name: 'Add to the outline' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Publish both together.' })).toBeFocused();
  await expect(main.getByText('Not in the outline')).toHaveCount(0);
  await expect(main.getByLabel('Course outline: Learn Danjo')).toBeChecked();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Décor');
  await main.getByRole('link', { name: 'All content' }).click();
  await writeNew.click();
  await whatItIs.selectOption('Quiz');
  await main.getByLabel('Lesson', { exact: true }).selectOption('Learn Danjo: Décor');
  await begin.click();
  await expect(page).toHaveURL(/open=quiz(:|%3A)course6(\/|%2F)decor/);
  await expect(main.getByRole('heading', { name: 'Décor: quiz' })).toBeVisible();
});

test('a draft that was begun by mistake is thrown away, and the list is without it', async ({ page, server }) => {
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content?kind=opening');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'New content' }).click();
  await main.getByLabel('Content type').selectOption('Opening');
  await main.getByLabel('Title').fill('Kiln keeper');
  await main.getByRole('button', { name: 'Create draft' }).click();
  await main.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page).toHaveURL('/admin/content?kind=opening');
  await expect(main.getByRole('link', { name: 'Python Deve' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kiln keeper' })).toHaveCount(0);
});
