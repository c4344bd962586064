import { describe, expect, test } from 'vitest';
import { appForThisFile, type SignedUp } from '../../../test/support/app.ts';
import { stopClock } from '../../../test/support/clock.ts';
import { glass, glassCourse, glassLearner, greet, work } from '../../../test/support/exercise-course.ts';
import { pdf, zip } from '../../../test/support/files.ts';
import type { TestBrowser } from '../../../test/support/test-browser.ts';

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path } });
const links = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links';
const linksUrl = `/api/courses/${glass}/exercises/${work.exerciseId}/hand-in-links`;
const filesUrl = `/api/courses/${glass}/exercises/${work.exerciseId}/hand-in-files`;
const handIn = { params: work, body: { link: 'https://example.org/ada/work' } };
const pupils = 60;
const refused = { status: 429, body: { code: 'too-many-requests' } };
async function inTurn<T>(count: number, once: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await once(index));
  return answers;
}

const sessionCookie = 'opvir.session_token';

const learner = () => glassLearner(app);

/** Browser with the same session at another address. */
function movedTo(address: string, { browser }: SignedUp): TestBrowser {
  const moved = app.browser(address);
  moved.setCookie(sessionCookie, browser.cookie(sessionCookie));
  return moved;
}

/** Calls with which one user could exhaust the limits shared by all users of an IP address. */
const exhausting: readonly ((one: TestBrowser) => Promise<unknown>)[] = [
  (one) => inTurn(61, () => one.try(links, handIn)),
  (one) => inTurn(61, () => one.send('POST', linksUrl, { body: { link: 'none' } })),
  (one) => inTurn(61, () => one.send('POST', filesUrl, { body: { file: 'no file' } })),
  (one) => inTurn(310, () => one.send('PUT', '/api/email', { body: {} })),
  (one) => inTurn(310, () => one.send('POST', '/api/nothing', { body: {} })),
  (one) => inTurn(310, () => one.try('POST /api/enrolments', { body: { courseId: glass } })),
  (one) => inTurn(3010, () => one.send('GET', '/healthz')),
];

test('of people behind one address seven use up whatever one can, and sixty others hand in, save and log in', async () => {
  stopClock();
  const school = '192.0.2.1';
  for (const exhaust of exhausting) await exhaust(movedTo(school, await learner()));
  const answers = await inTurn(pupils, async () => {
    const person = await learner();
    const { email, password } = person;
    const browser = movedTo(school, person);
    const save = { params: greet, body: { files: { 'main.py': 'print(1)' }, base: 0 } };
    const handedIn = await browser.try(links, handIn);
    const saved = await browser.try('PUT /api/courses/{courseId}/exercises/{exerciseId}/draft', save);
    const loggedIn = await app.browser(school).try('POST /api/session', { body: { email, password } });
    return [handedIn, saved, loggedIn].map(({ status }) => status);
  });
  expect(answers.filter((statuses) => statuses.some((status) => status >= 300))).toEqual([]);
});

describe('the limit of a route', () => {
  test('holds one account wherever it calls from, and counts nothing that is refused before the handler', async () => {
    stopClock();
    const person = await learner();
    const [browser, moved] = [movedTo('192.0.2.101', person), movedTo('192.0.2.102', person)];
    await inTurn(70, () => browser.send('POST', filesUrl, { body: { file: 'no file' } }));
    const done = await inTurn(60, (index) => (index % 2 ? moved : browser).try(links, handIn));
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await browser.try(links, handIn)).toMatchObject(refused);
    expect(await moved.try(links, handIn)).toMatchObject(refused);
  });

  test('refuses a file before it is received', async () => {
    stopClock();
    const { browser } = await learner();
    const files = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-files';
    await inTurn(60, () => browser.try(files, { params: work, body: { file: zip('work.zip') } }));
    expect(await browser.try(files, { params: work, body: { file: pdf() } })).toMatchObject(refused);
  });
});

describe('a cookie that this site never signed', () => {
  test('is counted with its address', async () => {
    stopClock();
    const forger = (index: number) => ({ headers: { cookie: `opvir.session_token=forged${index}.signature` } });
    const browser = app.browser('192.0.2.104');
    await inTurn(3000, (index) => browser.send('GET', '/healthz', forger(index)));
    expect(await browser.send('GET', '/healthz', forger(3001))).toMatchObject({ status: 429 });
  });
});
