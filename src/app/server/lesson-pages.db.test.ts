import { afterAll, expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';
import { temporaryFolder } from '../../../test/support/folder.ts';
import type { TestBrowser } from '../../../test/support/test-browser.ts';
import { writeSite } from '../../../test/support/site-folder.ts';

const courseId = 'course2';
const open = `/course/${courseId}/learn/your-first-program`;
const closed = `/course/${courseId}/learn/lists-and-dictionaries`;
const text = '<p>What a list is.</p>';
const shell = '<title>shell of a lesson</title>';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const site = await writeSite(folder.path, { [open]: text, [closed]: text, '/404': 'not found' });
const app = await appForThisFile({ site });

async function pageAt(path: string, browser: TestBrowser = app.browser()) {
  const { status, headers, body } = await browser.send('GET', path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  return { body, link: headers['link'] };
}

async function learnerOf(id: string): Promise<TestBrowser> {
  const { browser } = await app.signedUp();
  await browser.call('POST /api/enrolments', { body: { courseId: id } });
  return browser;
}

test('the first lesson of a course comes with its text for everybody', async () => {
  expect(await pageAt(open)).toEqual({ body: text, link: undefined });
  expect((await pageAt(open, await learnerOf('course1'))).body).toBe(text);
});

test('any other comes with its text for who is enrolled, and for nobody else', async () => {
  expect((await pageAt(closed, await learnerOf(courseId))).body).toBe(text);
  for (const browser of [app.browser(), await learnerOf('course1')]) {
    const { body, link } = await pageAt(closed, browser);
    expect(body).toBe(shell);
    expect(link).toContain(`</api/courses/${courseId}/outline>`);
    expect(link).not.toContain('/lessons/');
  }
});

test('what a browser has kept of a lesson is not confirmed to who may not read it any more', async () => {
  const browser = await learnerOf(courseId);
  const etag = String((await browser.send('GET', closed)).headers['etag']);
  const again = { headers: { 'if-none-match': etag } };
  expect((await browser.send('GET', closed, again)).status).toBe(304);
  await browser.call('DELETE /api/session', {});
  expect(await browser.send('GET', closed, again)).toMatchObject({ status: 200, body: shell });
});

test('the pattern of its path is the address of the empty page, in which a device without a network draws any lesson', async () => {
  expect((await pageAt('/course/$courseId/learn/$lessonId')).body).toBe(shell);
  expect((await app.browser().send('GET', `/course/${courseId}/learn/nothing`)).status).toBe(404);
});
