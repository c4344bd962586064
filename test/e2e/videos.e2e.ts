import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { root } from '../../scripts/support/processes.ts';
import { videoCourse } from '../support/video-course.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { opvir } from './support/operator.ts';
import { preparedOnce } from './support/servers.ts';
import { test as base, expect } from './support/test.ts';

// Videos of an organization: a course with two, on this file's own server.

const path = '/course/glass/learn/first';

const test = base.extend({
  ownServer: {},
  server: async ({ server }, use) => {
    await preparedOnce(server, importVideos);
    await use(server);
  },
});

async function importVideos(server: ServerProcess): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'opvir-videos-'));
  const files = videoCourse(readFileSync(join(root, 'test/support/ten-seconds.webm')));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'courses/glass', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await opvir(server, 'content', 'import', folder, '--yes');
  rmSync(folder, { recursive: true });
  // The server checks once a second whether its content has changed.
  await expect.poll(async () => (await fetch(server.url + path)).status).toBe(200);
}

const part = (page: Page) => page.getByRole('region', { name: 'The furnace', exact: true });
const video = (page: Page) => part(page).locator('video');
const timeOf = (of: Locator) => of.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Captions shown over the video now. */
function shownCaptions(of: Locator): Promise<string[]> {
  return of.evaluate((element: HTMLVideoElement) => {
    const [track] = element.textTracks;
    if (track?.mode !== 'showing') return [`captions are ${track?.mode}`];
    return [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
  });
}

/** Opens the lesson and waits for the first frames of its video. */
async function opened(page: Page): Promise<void> {
  await page.goto(path);
  await part(page).scrollIntoViewIfNeeded();
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
}

test('a video plays with its captions, which are on from the beginning, and its parts are asked for by ranges (§2)', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/videos/the-furnace/file')) answers.push(response.status());
  });
  await opened(page);
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(10, 0);
  await video(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0.3);
  await page.keyboard.press('Space');
  await video(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 1));
  await expect.poll(() => shownCaptions(video(page))).toEqual(['Light the furnace.']);
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  expect(new Set(answers)).toEqual(new Set([206]));
});

test('the transcript has what the captions say, and leads to each place; the speed is the viewer’s', async ({
  page,
}) => {
  await opened(page);
  const transcript = part(page).locator('details');
  await transcript.locator('summary').click();
  await expect(transcript.getByRole('listitem')).toHaveText([
    '0:00Light the furnace.',
    '0:02Ada Example: Wait until it glows.',
    '0:06Now gather the glass.',
  ]);
  await transcript.getByRole('button', { name: 'Now gather the glass.' }).click();
  await expect.poll(() => timeOf(video(page))).toBeCloseTo(6, 1);
  await expect.poll(() => shownCaptions(video(page))).toEqual(['Now gather the glass.']);
  await expect(transcript.locator('[aria-current=step]')).toContainText('Now gather');
  await part(page).getByLabel('Speed').selectOption('1.5');
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('by keyboard alone on a phone: play, and a jump from the transcript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page);
  await tabTo(page, video(page));
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0.2);
  const transcript = part(page).locator('details');
  await tabTo(page, transcript.locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, transcript.getByRole('button', { name: 'Now gather' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => timeOf(video(page))).toBeGreaterThanOrEqual(6);
});

test('/videos lists it as a video, with the lesson in which it plays (§2)', async ({ page }) => {
  await expect.poll(async () => (await (await page.request.get('/videos')).text()).includes('The furnace')).toBe(true);
  await page.goto('/videos');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'The furnace' });
  await expect(entry).toContainText('Video in the lesson Before the furnace');
  await expect(page.getByText('Items marked “Video” are real video')).toBeVisible();
  await entry.getByRole('button', { name: 'Play “The furnace”' }).click();
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await expectAccessible(page, ['phone']);
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(path);
});

test('a video that cannot be fetched says so, and plays once it can', async ({ page, noise }) => {
  noise.allow(/videos\/the-furnace\/file|ERR_FAILED/);
  await page.route('**/videos/the-furnace/file', (route) => route.abort());
  await page.goto(path);
  await part(page).scrollIntoViewIfNeeded();
  await expect(part(page).getByText('This video cannot be played')).toBeVisible();
  await page.unroute('**/videos/the-furnace/file');
  await part(page).getByRole('button', { name: 'Try again' }).click();
  await expect(part(page).getByText('This video cannot be played')).toBeHidden();
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
});
