import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestApp, appForThisFile } from '../../../../test/support/app.ts';
import { emptyContent, filesOf } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { courseFolder } from '../../../../test/support/exercise-course.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { captions, videoCourse } from '../../../../test/support/video-course.ts';

/** Content that spans many of the stored chunks; it begins like WebM, and no two chunks are equal. */
const bytes = bytesOf(1_300_000, 1);
const folder = courseFolder('glass', videoCourse(bytes));
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const open = { courseId: 'glass', videoId: 'the-furnace' };
const closed = { courseId: 'glass', videoId: 'the-gather' };

function bytesOf(length: number, seed: number): Buffer {
  const made = Buffer.alloc(length);
  for (let at = 0; at < length; at += 4) made.writeUInt32BE((at * 2_654_435_761 + seed) % 2 ** 32, at);
  made.writeUInt32BE(0x1a_45_df_a3, 0);
  return made;
}

const addressOf = ({ courseId, videoId }: typeof open, what: 'file' | 'captions.vtt') =>
  `/api/courses/${courseId}/videos/${videoId}/${what}`;

function get(url: string, headers: Record<string, string> = {}, browser?: TestBrowser, of: TestApp = app) {
  const cookie = browser?.cookieHeader(url);
  return of.app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
}

test('what is in the first lesson is there for everybody: the video, its captions, and what is said as a transcript', async () => {
  const video = await app.browser().call('GET /api/courses/{courseId}/videos/{videoId}', { params: open });
  expect(video).toMatchObject({
    title: 'The furnace',
    language: 'en',
    sizeBytes: bytes.length,
    poster: expect.stringMatching(/^\/content\/\w{16}\/courses\/glass\/glass\.svg$/) as string,
    cues: [
      { startMs: 0, endMs: 2000, text: 'Light the furnace.' },
      { startMs: 2000, endMs: 6000, text: 'Ada Example: Wait until it glows.' },
      { startMs: 6000, endMs: 10_000, text: 'Now gather the glass.' },
    ],
  });
  const file = await get(addressOf(open, 'file'));
  expect(file.headers).toMatchObject({
    'content-type': 'video/webm',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename=clip.webm',
  });
  expect(file.rawPayload.equals(bytes)).toBe(true);
  const vtt = await get(addressOf(open, 'captions.vtt'));
  expect(vtt).toMatchObject({ body: captions, headers: { 'content-type': 'text/vtt; charset=utf-8' } });
});

test('what is in another lesson is for those who are enrolled, in each of its three forms', async () => {
  const key = 'GET /api/courses/{courseId}/videos/{videoId}';
  const addresses = [addressOf(closed, 'file'), addressOf(closed, 'captions.vtt')];
  expect(await app.browser().try(key, { params: closed })).toMatchObject({ status: 401 });
  const { browser } = await app.signedUp();
  expect(await browser.try(key, { params: closed })).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  for (const url of addresses) {
    expect((await get(url, { range: 'bytes=0-9' })).statusCode).toBe(401);
    expect((await get(url, { range: 'bytes=0-9' }, browser)).statusCode).toBe(403);
  }
  await browser.call('POST /api/enrolments', { body: { courseId: 'glass' } });
  expect(await browser.call(key, { params: closed })).toMatchObject({ title: 'The gather', poster: null });
  for (const url of addresses) expect((await get(url, { range: 'bytes=0-9' }, browser)).statusCode).toBe(206);
});

test('its bytes have no address of their own, and a video that is none is not found', async () => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  expect((await get(`/content/${hash}/courses/glass/videos/clip.webm`)).statusCode).toBe(404);
  const nothing = { ...open, videoId: 'nothing' };
  expect((await get(addressOf(nothing, 'file'))).json()).toMatchObject({ code: 'video-not-found' });
});

test('any part can be asked for, also one that crosses the parts in which it is kept', async () => {
  const url = addressOf(open, 'file');
  const { etag } = (await get(url)).headers;
  const end = bytes.length - 1;
  for (const [range, first, last] of [
    ['bytes=0-', 0, end],
    ['bytes=524287-524288', 524_287, 524_288],
    ['bytes=500000-1100000', 500_000, 1_100_000],
    ['bytes=-3', end - 2, end],
  ] as const) {
    const part = await get(url, { range, 'if-range': String(etag) });
    expect(part).toMatchObject({
      statusCode: 206,
      headers: { 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    });
    expect(part.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true);
  }
  expect(await get(url, { range: `bytes=${bytes.length}-` })).toMatchObject({
    statusCode: 416,
    headers: { 'content-range': `bytes */${bytes.length}` },
  });
  expect(await get(url, { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
  const head = await app.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } });
  expect(head).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': String(bytes.length) } });
});

test('/videos has it: an outline names the videos of each lesson', async () => {
  const { items } = await app.browser().call('GET /api/outlines', {});
  const lessons = items[0]?.chapters.flatMap((chapter) => chapter.lessons);
  expect(lessons?.map(({ videos }) => videos)).toEqual([
    [{ videoId: 'the-furnace', title: 'The furnace' }],
    [{ videoId: 'the-gather', title: 'The gather' }],
  ]);
});

test('content with videos goes out byte by byte as it came in', async () => {
  const out = join(emptyContent().path, 'exported');
  await operateForJson(app, 'content', 'export', out);
  const files = filesOf(out);
  const own = Object.entries(filesOf(folder.path));
  expect(own.filter(([path, content]) => files[path] !== content).map(([path]) => path)).toEqual([]);
});

test('another video in its place is a new version: who has half of the old one gets all of the new, and the old one is gone', async () => {
  const url = addressOf(open, 'file');
  const before = await get(url);
  const other = bytesOf(700_000, 2);
  folder.write('videos/clip.webm', other);
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  await eventually('the new video', async () => (await get(url)).headers['content-length'] === String(other.length));
  const rest = await get(url, { range: 'bytes=600000-', 'if-range': String(before.headers.etag) });
  expect(rest.statusCode).toBe(200);
  expect(rest.rawPayload.equals(other)).toBe(true);
  const kept = await app.db.kysely.selectFrom('contentFileParts').select('hash').distinct().execute();
  const named = await app.db.kysely.selectFrom('contentAssets').select('hash').distinct().execute();
  expect(kept.map(({ hash }) => hash).toSorted()).toEqual(named.map(({ hash }) => hash).toSorted());
});

test('a video without captions is refused with file and line, and so is whatever else is wrong with it', async () => {
  const faulty = emptyContent();
  const course = videoCourse(bytes.subarray(0, 1000));
  for (const [name, text] of Object.entries(course)) faulty.write(`courses/glass/${name}`, text);
  const at = (name: string) => `courses/glass/videos/${name}`;
  faulty.remove(at('the-gather.vtt'));
  faulty.edit(at('the-furnace.vtt'), (text) => text.replace('00:06.000 -->', '0:06 -->'));
  faulty.write(at('by-itself.vtt'), captions);
  faulty.write(at('a-picture.yaml'), 'title: A picture\nlanguage: English!\nfile: ../glass.svg\n');
  faulty.write(at('a-drawing.yaml'), 'title: A drawing\nlanguage: en\nfile: ../glass.svg\nposter: clip.webm\n');
  faulty.write(at('a-drawing.vtt'), captions);
  faulty.write(at('no-video.mp4'), 'This is a text.');
  faulty.write(
    'courses/glass/lessons/second.md',
    `${String(course['lessons/second.md'])}\n![A clip](../videos/clip.webm)\n`,
  );
  const { exitCode, stderr } = await operate(app, 'content', 'check', faulty.path);
  expect(exitCode).toBe(1);
  const lines = stderr.split('\n').map((line) => line.replace(`${faulty.path}/`, ''));
  const faults = [
    `${at('the-gather.yaml')}:3: a video has captions: there is no the-gather.vtt beside it`,
    `${at('the-furnace.vtt')}:9: these times cannot be read: write them as 00:01.500 --> 00:04.000, with a dot and three digits after it`,
    `${at('by-itself.vtt')}:1: there is no video glass/by-itself`,
    `${at('a-picture.yaml')}:2: "language" is no language such as en or pt-BR`,
    `${at('a-drawing.yaml')}:3: ../glass.svg is not a video; use mp4 or webm`,
    `${at('a-drawing.yaml')}:4: clip.webm is not an image`,
    `${at('no-video.mp4')}: is not video/mp4, although its name says so`,
    'courses/glass/lessons/second.md:11: ../videos/clip.webm is not an image',
  ];
  expect(lines).toEqual(expect.arrayContaining(faults));
});
