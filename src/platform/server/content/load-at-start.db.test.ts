import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { courseFile, emptyContent, shippedContent } from '../../../../test/support/content.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { png } from '../../../../test/support/files.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { operate } from '../../../../test/support/operator.ts';

const execFileAsync = promisify(execFile);

async function titles(app: TestApp): Promise<string[]> {
  return (await app.browser().call('GET /api/courses', {})).items.map(({ title }) => title);
}

const shipped = ['Learn React', 'Learn Python', 'Learn Flutter', 'Learn Dart', 'Learn Javascript', 'Learn Danjo'];

describe('the first start', () => {
  test('begins with the content that ships', async () => {
    await using app = await startTestApp();
    expect(await titles(app)).toEqual(shipped);
  });

  test('begins with the folder that the operator names, and with nothing else', async () => {
    const folder = emptyContent();
    folder.write('courses/glass/course.md', courseFile('Glassblowing').replace('../course1/course1.svg', 'glass.png'));
    folder.write('courses/glass/glass.png', Buffer.from(await png().arrayBuffer()));
    await using app = await startTestApp({ settings: { contentDir: folder.path } });
    expect(await titles(app)).toEqual(['Glassblowing']);
    const { browser } = await app.signedUp();
    expect((await browser.call('GET /api/careers', {})).items).toEqual([]);
    await browser.call('POST /api/enrolments', { body: { courseId: 'glass' } });
    expect(await browser.try('POST /api/enrolments', { body: { courseId: 'course1' } })).toMatchObject({ status: 404 });
  });

  test('fails with file and line where the folder has faults', async () => {
    const folder = emptyContent();
    folder.write('courses/glass/course.md', courseFile('Glassblowing', 'colour: red\n'));
    const start = startTestApp({ settings: { contentDir: folder.path } });
    await expect(start).rejects.toThrow('courses/glass/course.md:6: unknown key "colour"');
  });

  test('of several processes at once loads it once, and none fails', async () => {
    const { db, place } = await databaseForThisFile();
    const { dataDir, databaseUrl } = place;
    const pathOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);
    const script = `
      const { openDatabase } = await import(${pathOf('../db/open.ts')});
      const { loadAtStart } = await import(${pathOf('./load-at-start.ts')});
      const kinds = await import(${pathOf('../../../app/server/content-kinds.ts')});
      const db = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
      const log = { info: (_, line) => console.log(line), warn: console.log, error: console.log };
      const { contentKinds, hasPage, defaultContentDir: defaultDir } = kinds;
      await loadAtStart({ db, log, kinds: contentKinds, hasPage, contentDir: null, defaultDir });
      await db.close();`;
    const outputs = await Promise.all(
      [1, 2, 3].map(() => execFileAsync(process.execPath, ['--input-type=module', '--eval', script])),
    );
    expect(outputs.map(({ stdout }) => stdout).join('')).toBe('content loaded\n');
    const items = await db.kysely.selectFrom('contentItems').select('id').where('kind', '=', 'course').execute();
    expect(items).toHaveLength(6);
  });
});

describe('a later start', () => {
  test('takes in the folder that the operator names when it changed, and only then', async () => {
    const folder = shippedContent();
    await using app = await startTestApp({ settings: { contentDir: folder.path } });
    const restarted = async () => {
      await using again = await startTestApp({ beside: app, settings: { contentDir: folder.path } });
      return { first: (await titles(again))[0], loaded: again.logLines.some(({ msg }) => msg === 'content loaded') };
    };
    expect(await restarted()).toEqual({ first: 'Learn React', loaded: false });
    folder.edit('courses/course1/course.md', (text) => text.replace('Learn React', 'Learn Preact'));
    expect(await restarted()).toEqual({ first: 'Learn Preact', loaded: true });
    expect(await restarted()).toEqual({ first: 'Learn Preact', loaded: false });
  });

  test('goes on with what the site has where the folder has faults, and says so in the log', async () => {
    const folder = shippedContent();
    await using app = await startTestApp({ settings: { contentDir: folder.path } });
    folder.edit('courses/course1/course.md', (text) => text.replace('Learn React', 'Changed').replace('schedule', 's'));
    await using again = await startTestApp({ beside: app, settings: { contentDir: folder.path } });
    expect(await titles(again)).toEqual(shipped);
    const line = again.logLines.find(({ msg }) => msg?.startsWith('content has faults and is not loaded'));
    expect(line).toMatchObject({
      level: 50,
      faults: expect.arrayContaining(['courses/course1/course.md:5: unknown key "s"']) as unknown,
    });
  });

  test('leaves what was edited in place as it is, and says so', async () => {
    const folder = shippedContent();
    await using app = await startTestApp({ settings: { contentDir: folder.path } });
    await operate(app, 'career', 'remove', 'data-analyst');
    folder.edit('careers/technical-instructor.md', (text) => text.replace('Technical', 'Kind'));
    await using again = await startTestApp({ beside: app, settings: { contentDir: folder.path } });
    const { browser } = await again.signedUp();
    const { items } = await browser.call('GET /api/careers', {});
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['front-end-engineer', 'Front-end Engineer'],
      ['mobile-app-developer', 'Mobile App Developer'],
      ['back-end-engineer', 'Back-end Engineer'],
      ['technical-instructor', 'Kind Instructor'],
    ]);
    const line = again.logLines.find(({ msg }) => msg?.startsWith('content that was edited in place'));
    expect(line).toMatchObject({ kept: ['careers/data-analyst.md'] });
  });

  test('takes the text of a page that the site lacks from what ships, and no other', async () => {
    await using app = await startTestApp();
    const folder = emptyContent();
    folder.write('pages/teacher.yaml', 'title: Own\ndescription: D\nlead: L\nsections: [{ title: T, text: Own. }]\n');
    await operate(app, 'content', 'import', folder.path, '--yes');
    await app.db.kysely.deleteFrom('contentItems').where('kind', '=', 'page').where('id', '=', 'about').execute();
    await using again = await startTestApp({ beside: app });
    const titleOf = async (name: string) =>
      (await again.browser().call('GET /api/pages/{name}', { params: { name } })).title;
    expect([await titleOf('about'), await titleOf('teacher')]).toEqual(['About us', 'Own']);
  });

  test('takes what the site lacks also where the operator’s folder has faults', async () => {
    const folder = shippedContent();
    await using app = await startTestApp({ settings: { contentDir: folder.path } });
    await app.db.kysely.deleteFrom('contentItems').where('kind', '=', 'page').where('id', '=', 'about').execute();
    folder.edit('courses/course1/course.md', (text) => text.replace('schedule', 's'));
    await using again = await startTestApp({ beside: app, settings: { contentDir: folder.path } });
    const about = await again.browser().call('GET /api/pages/{name}', { params: { name: 'about' } });
    expect(about.title).toBe('About us');
    const faults = again.logLines.filter(({ msg }) => msg?.startsWith('content has faults and is not loaded'));
    expect(faults).toHaveLength(1);
  });

  test('follows a folder that is a link', async () => {
    const folder = shippedContent();
    using links = temporaryFolder();
    const current = join(links.path, 'current');
    symlinkSync(folder.path, current);
    await using app = await startTestApp({ settings: { contentDir: current } });
    expect(await titles(app)).toEqual(shipped);
  });
});
