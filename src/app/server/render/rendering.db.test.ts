import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { operate } from '../../../../test/support/operator.ts';
import { writeSite } from '../../../../test/support/site-folder.ts';
import { listAddress } from '../../rendering.ts';
import { mkdirSync, writeFileSync } from 'node:fs';

const list = { key: 'GET /api/courses' } as const;

/** Renderer with the same contract as the site's own; the page of a course named Broken, Dead or Lost fails. */
const renderer = `
export async function render(address, template, read) {
  const list = { key: 'GET /api/courses' };
  if (address === '${listAddress}') {
    const { items } = await read(list.key);
    const courses = items.map(({ courseId }) => '/course/' + courseId);
    return { type: 'application/json', text: JSON.stringify(['/about', '/courses', ...courses]), reads: [list] };
  }
  if (address === '/courses') {
    const { items } = await read(list.key);
    return { type: 'text/html', text: items.map(({ title }) => title).join(), reads: [list] };
  }
  if (!address.startsWith('/course/')) throw new Error('this page reads nothing and need not be rendered: ' + address);
  const call = { key: 'GET /api/courses/{courseId}', params: { courseId: address.slice(8) } };
  const { title } = await read(call.key, call);
  if (title === 'Broken') throw new Error('a broken page');
  if (title === 'Dead') process.exit(3);
  return { type: 'text/html', text: '<h1>' + title + '</h1>', reads: [call] };
}`;

async function smallSite(folder: string) {
  const courses = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((number) => {
      const reads = [{ key: 'GET /api/courses/{courseId}', params: { courseId: `course${number}` } } as const];
      return [`/course/course${number}`, { text: `<h1>as built ${number}</h1>`, reads }];
    }),
  );
  const addresses = ['/about', '/courses', ...Object.keys(courses)];
  return writeSite(
    folder,
    {
      '/about': 'about',
      '/courses': { text: 'as built', reads: [list] },
      ...courses,
      [listAddress]: { type: 'application/json', text: JSON.stringify(addresses), reads: [list] },
    },
    renderer,
  );
}

/** Imports a course into the site of `app`, as the operator does. */
async function importCourse(app: TestApp, courseId: string, title: string): Promise<void> {
  using folder = temporaryFolder();
  const course = join(folder.path, 'courses', courseId);
  mkdirSync(course, { recursive: true });
  writeFileSync(join(course, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(course, 'course.md'),
    `---\ntitle: ${title}\nschedule: Two weeks\ninstructor: Ada\nimage: picture.svg\n---\n\nAbout ${title}.\n`,
  );
  const { exitCode, stderr } = await operate(app, 'content', 'import', folder.path, '--yes', '--overwrite');
  if (exitCode !== 0) throw new Error(stderr);
}

function untilBody(app: TestApp, path: string, body: string): Promise<true> {
  const look = async () => (await app.browser().send('GET', path)).body === body || undefined;
  return eventually(`${body} at ${path}`, look);
}

test('what a change touches is rendered, once for all processes; all else stays as it was built', async () => {
  using folder = temporaryFolder();
  const site = await smallSite(join(folder.path, '1'));
  await using first = await startTestApp({ site });
  await using second = await startTestApp({ site, beside: first });
  const before = await first.browser().send('GET', '/courses');
  expect(before).toMatchObject({ status: 200, body: 'as built' });
  expect(await first.browser().send('GET', '/course/welding')).toMatchObject({ status: 404 });

  await importCourse(first, 'welding', 'Welding');
  for (const app of [first, second]) {
    await untilBody(app, '/course/welding', '<h1>Welding</h1>');
    const courses = await app.browser().send('GET', '/courses');
    expect(courses.body).toMatch(/Learn React,.*Welding/);
    expect(courses.headers['etag']).not.toBe(before.headers['etag']);
    expect(await app.browser().send('GET', '/course/course1')).toMatchObject({ body: '<h1>as built 1</h1>' });
    expect(await app.browser().send('GET', '/about')).toMatchObject({ body: 'about' });
  }
  const rows = await first.db.kysely.selectFrom('renderedPages').select('address').execute();
  expect(rows.map(({ address }) => address).toSorted()).toEqual(
    ['/course/welding', '/courses', listAddress].toSorted(),
  );
});

test('a process that starts later takes what was rendered before it, and needs no renderer', async () => {
  using folder = temporaryFolder();
  const site = await smallSite(join(folder.path, '1'));
  await using first = await startTestApp({ site });
  await importCourse(first, 'welding', 'Welding');
  await untilBody(first, '/course/welding', '<h1>Welding</h1>');
  writeFileSync(
    join(site.folder, 'renderer/renderer.js'),
    'export const render = () => Promise.reject(new Error("no"))',
  );
  await using later = await startTestApp({ site, beside: first });
  expect(await later.browser().send('GET', '/course/welding')).toMatchObject({ status: 200, body: '<h1>Welding</h1>' });
  expect((await later.browser().send('GET', '/readyz')).body).toEqual({ status: 'ok' });
});

test.each(['Broken', 'Dead'])(
  'a page that cannot be rendered (%s) stays as it was, is told to the operator, and follows once it can be',
  async (title) => {
    using folder = temporaryFolder();
    await using app = await startTestApp({ site: await smallSite(join(folder.path, '1')) });
    await importCourse(app, 'course1', title);
    const readyz = async () => (await app.browser().send('GET', '/readyz')).body as { outdatedPages?: string[] };
    await eventually('a page that failed', async () => (await readyz()).outdatedPages?.includes('/course/course1'));
    expect(await app.browser().send('GET', '/course/course1')).toMatchObject({
      status: 200,
      body: '<h1>as built 1</h1>',
    });
    expect(app.logLines).toContainEqual(
      expect.objectContaining({ address: '/course/course1', msg: 'a page cannot be rendered; it stays as it was' }),
    );

    await importCourse(app, 'course1', 'Mended');
    await untilBody(app, '/course/course1', '<h1>Mended</h1>');
    expect(await readyz()).toEqual({ status: 'ok' });
  },
);

test('a new page that cannot be rendered is drawn by the browser', async () => {
  using folder = temporaryFolder();
  await using app = await startTestApp({ site: await smallSite(join(folder.path, '1')) });
  await importCourse(app, 'welding', 'Broken');
  const page = () => app.browser().send('GET', '/course/welding');
  await eventually('a page', async () => (await page()).status === 200 || undefined);
  expect((await page()).body).toBe('<title>shell</title>');
});
