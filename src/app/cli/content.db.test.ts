import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { prepareEngines } from '../../../scripts/build/engine-files.ts';
import { type TestApp, startTestApp } from '../../../test/support/app.ts';
import { bareContent } from '../../../test/support/bare-content.ts';
import { courseFile, emptyContent, filesOf, shippedContent } from '../../../test/support/content.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { png } from '../../../test/support/files.ts';
import { operate, operateForJson } from '../../../test/support/operator.ts';
import { defaultContentDir } from '../server/content-kinds.ts';
import { runCommand } from './run-command.ts';

const shippedFiles = Object.keys(filesOf(defaultContentDir)).length;
const shipped = ['course1', 'course2', 'course3', 'course4', 'course5', 'course6'];
let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  onTestFinished(() => app[Symbol.asyncDispose]());
});

async function exported(of: TestApp = app): Promise<Record<string, string>> {
  const folder = join(emptyContent().path, 'exported');
  expect(await operate(of, 'content', 'export', folder)).toMatchObject({ exitCode: 0 });
  return filesOf(folder);
}

describe('content goes out as it came in', () => {
  test('a fresh site exports byte by byte what ships', async () => {
    expect(await exported()).toEqual(filesOf(defaultContentDir));
  });

  test('what one site exports, another one imports that has nothing of it, and exports again: nothing differs', async () => {
    await prepareEngines();
    const folder = shippedContent();
    folder.write('courses/go/course.md', courseFile('Learn Go').replaceAll('\n', '\r\n'));
    folder.write('courses/go/outline.yaml', '# kept as it is\n- title:   "One"\n  lessons: [ one ]\n');
    folder.write(
      'courses/go/lessons/one.md',
      '---\ntitle:   "One"\nsummary: |\n  Two lines\n  of it\nminutes: 5\n---\n\nText.  \n',
    );
    folder.write('courses/go/photo.png', Buffer.from(await png().arrayBuffer()));
    await operateForJson(app, 'content', 'import', folder.path, '--yes');
    const first = join(emptyContent().path, 'first');
    await operate(app, 'content', 'export', first);
    const sent = filesOf(first);
    expect(sent).toEqual(filesOf(folder.path));
    for (const part of ['lessons', 'exercises', 'quizzes', 'casts'])
      expect(Object.keys(sent).filter((path) => path.startsWith(`courses/course2/${part}/`))).not.toEqual([]);

    const bare = bareContent();
    const there = filesOf(bare.path);
    await using other = await startTestApp({ settings: { contentDir: bare.path } });
    expect((await other.browser().call('GET /api/courses', {})).items).toEqual([]);
    expect(await exported(other)).toEqual(there);
    const [all, unchanged] = [sent, there].map((files) => Object.keys(files).length) as [number, number];
    const imported = await operateForJson(other, 'content', 'import', first, '--yes');
    expect(imported).toEqual({ added: all - unchanged, unchanged });
    expect(await exported(other)).toEqual(sent);
  });

  test('nothing is written into a folder that holds something', async () => {
    const folder = shippedContent();
    const outcome = await operate(app, 'content', 'export', folder.path);
    expect(outcome).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('is not empty') as string });
    expect(filesOf(folder.path)).toEqual(filesOf(defaultContentDir));
  });
});

describe('a new course', () => {
  test('is on both processes, in the list, on its own and in the search, and takes enrolments', async () => {
    await using beside = await startTestApp({ beside: app });
    const folder = emptyContent();
    folder.write('courses/glass/course.md', courseFile('Glassblowing'));
    const { browser } = await beside.signedUp();
    await operateForJson(app, 'content', 'import', folder.path, '--yes');
    for (const visitor of [app.browser(), beside.browser()]) {
      const found = async () => (await visitor.call('GET /api/search', { query: { q: 'glassblowing' } })).items[0];
      expect(await eventually('the course', found)).toMatchObject({ path: '/course/glass' });
      const { items } = await visitor.call('GET /api/courses', {});
      expect(items.map(({ courseId }) => courseId)).toEqual([...shipped, 'glass']);
      const course = await visitor.call('GET /api/courses/{courseId}', { params: { courseId: 'glass' } });
      expect(course).toMatchObject({ title: 'Glassblowing', description: 'A course about Glassblowing.' });
      expect(await visitor.send('GET', course.image)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
      });
    }
    await browser.call('POST /api/enrolments', { body: { courseId: 'glass' } });
    const body = { rating: 5, comment: 'Hot.' };
    await browser.call('POST /api/courses/{courseId}/feedback', { params: { courseId: 'glass' }, body });
  });

  test('in which somebody is enrolled is not removed, and another one is, only when asked for', async () => {
    const folder = shippedContent();
    folder.write('courses/glass/course.md', courseFile('Glassblowing'));
    folder.write('courses/sand/course.md', courseFile('Sand'));
    await operateForJson(app, 'content', 'import', folder.path, '--yes');
    const { browser } = await app.signedUp();
    await eventually(
      'the course',
      async () => (await browser.try('POST /api/enrolments', { body: { courseId: 'glass' } })).status === 201,
    );
    const before = await exported();
    folder.remove('courses/glass');
    folder.remove('courses/sand');
    expect(await operateForJson(app, 'content', 'import', folder.path, '--yes')).toEqual({
      absent: 2,
      unchanged: shippedFiles,
    });
    expect(await exported()).toEqual(before);
    const refused = await operate(app, 'content', 'import', folder.path, '--yes', '--prune');
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toContain('courses/glass/course.md: cannot be removed: learners are enrolled in it');
    expect(await exported()).toEqual(before);
    folder.write('courses/glass/course.md', courseFile('Glassblowing'));
    expect(await operateForJson(app, 'content', 'import', folder.path, '--yes', '--prune')).toEqual({
      removed: 1,
      unchanged: shippedFiles + 1,
    });
    const gone = async () => (await browser.try('POST /api/enrolments', { body: { courseId: 'sand' } })).status === 404;
    await eventually('the removed course to be gone', gone);
  });
});

describe('a folder with faults', () => {
  test('is refused with file and line of every fault, and nothing is changed', async () => {
    const before = await exported();
    const folder = shippedContent();
    folder.write('courses/good/course.md', courseFile('Good'));
    folder.edit('courses/course1/course.md', (text) => text.replace('schedule:', 'shedule:'));
    folder.edit('courses/tracks.yaml', (text) => text.replace('course3', 'course33'));
    folder.edit('openings/ux-designer.md', (text) => text.replace('remote: true', 'remote: perhaps'));
    folder.edit('openings/python-deve.md', (text) => text.replace('skills: [Python functions,', 'skills: [Juggling,'));
    folder.edit('openings/logo-designer.md', (text) =>
      text.replace('remote: true', 'remote: true\ncareers: [juggler]'),
    );
    folder.edit('careers/data-analyst.md', (text) =>
      text.replace('lesson: course2/a-report', 'lesson: course6/a-report'),
    );
    folder.edit('articles/choosing-a-first-language.md', (text) => `${text}\n\n[Gone](/nowhere)\n`);
    folder.edit('courses/course5/course.md', (text) => text.replace('course5.svg', 'course5.png'));
    const outcome = await operate(app, 'content', 'import', folder.path, '--yes');
    expect(outcome).toMatchObject({ exitCode: 1, stdout: '' });
    const lines = outcome.stderr.split('\n').map((line) => line.replace(`${folder.path}/`, ''));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Nothing was changed:',
        'courses/course1/course.md:5: unknown key "shedule"',
        'courses/course1/course.md:2: "schedule" is missing',
        'courses/course5/course.md:7: there is no file course5.png beside it',
        'courses/tracks.yaml:3: there is no course course33',
        'openings/python-deve.md:24: none of the careers of this opening has the skill “Juggling”',
        'openings/logo-designer.md:7: there is no career juggler',
        'careers/data-analyst.md:10: there is no lesson course6/a-report-with-a-chart; write it as course/lesson',
        'careers/data-analyst.md:10: course6 is not among the courses of this career',
        'openings/ux-designer.md:6: "remote" must be true or false',
        expect.stringMatching(/^articles\/choosing-a-first-language\.md:\d+: no page has the address \/nowhere$/),
      ]),
    );
    // Ten faults, the line above them and the database line below: a fault in one file is not reported again by files
    // that refer to it.
    expect(lines).toHaveLength(12);
    expect(await exported()).toEqual(before);
  });

  test('names the page of the site whose texts are not there; an import that would take one out is refused', async () => {
    const folder = shippedContent();
    folder.remove('pages/about.yaml');
    const check = await runCommand(['content', 'check', folder.path], {});
    expect(check).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('pages/about.yaml: is missing') as string,
    });
    const before = await exported();
    const pruned = await operate(app, 'content', 'import', folder.path, '--yes', '--prune');
    expect(pruned).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('pages/about.yaml: is missing') as string,
    });
    expect(await exported()).toEqual(before);
    expect(await operateForJson(app, 'content', 'import', folder.path, '--yes')).toEqual({
      absent: 1,
      unchanged: shippedFiles - 1,
    });
  });

  test('is what a recording says that its run prints, where it prints something else', async () => {
    await prepareEngines();
    const folder = shippedContent();
    const path = 'courses/course5/casts/three-buttons-one-number.md';
    folder.edit(path, (text) => text.replace('```run\n3\n3\n3\n', '```run\n0\n1\n2\n'));
    const { exitCode, stderr } = await operate(app, 'content', 'import', folder.path, '--yes');
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(
        /three-buttons-one-number\.md:\d+: the run prints “3” as line 1, and the recording says “0”$/m,
      ),
    ]);
  });

  test('is found without any database', async () => {
    const folder = shippedContent();
    const check = (path: string) =>
      runCommand(['content', 'check', path], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' });
    const shipped = await check(folder.path);
    expect(shipped).toMatchObject({ exitCode: 0, stderr: '' });
    expect(shipped.stdout).toMatch(
      new RegExp(`^${shippedFiles} files, no faults\\.(\\nShorten these, [^\\n]+(\\n.+\\.md:\\d+: \\d+ words)+)?$`),
    );
    folder.edit('articles/choosing-a-first-language.md', (text) => `${text}\nPress <kbd>S</kbd>.\n`);
    const hinted = await check(folder.path);
    expect(hinted).toMatchObject({ exitCode: 0, stderr: '' });
    expect(hinted.stdout).toMatch(
      /no faults\.\n[^\n]+\n[^\n]+first-language\.md:\d+: the tag <kbd> is shown[^\n]+(\n|$)/,
    );
    symlinkSync('/etc/hostname', join(folder.path, 'careers/link.md'));
    folder.write('careers/latin.md', Buffer.from('---\ntitle: Caf\xe9\n---\n\nText.\n', 'latin1'));
    folder.write('careers/Big Id.md', 'x');
    folder.write('careers/UPPER.md', '---\ntitle: Up\n---\n\nText.\n');
    folder.write('careers/long.md', `---\ntitle: Long\n---\n\n${'x'.repeat(300_000)}`);
    folder.write('notes.txt', 'x');
    folder.write('careers/steers.md', '---\ntitle: Up\n"\\e[2J\\u202E": 1\n---\n\nText.\n');
    folder.write('careers/photo.png', '');
    truncateSync(join(folder.path, 'careers/photo.png'), 100_000_000);
    const { exitCode, stderr } = await check(folder.path);
    expect(exitCode).toBe(1);
    for (const fault of [
      'careers/link.md: is neither a file nor a folder',
      'careers/latin.md: is not UTF-8 (it looks like Windows text, ANSI); save it as UTF-8',
      'careers/Big Id.md: names can contain',
      'careers/UPPER.md: "UPPER" is not a valid id',
      'careers/long.md: is too large',
      'notes.txt: is not a content file',
      'careers/steers.md:3: unknown key "[2J"',
      'careers/photo.png: is too large: 100000000 bytes of at most 1048576',
    ]) {
      expect(stderr).toContain(`${folder.path}/${fault}`);
    }
    expect((await check(join(folder.path, 'nothing'))).stderr).toContain('there is no such folder');
    expect((await check(emptyContent().path)).stderr).toContain('has no content');
  });

  test('is not looked through to its end where it is the wrong one', async () => {
    const check = (path: string) => runCommand(['content', 'check', path], {});
    const wrong = emptyContent();
    for (let at = 0; at < 1100; at += 1) wrong.write(`notes-${at}.txt`, 'x');
    const { exitCode, stderr } = await check(wrong.path);
    expect(exitCode).toBe(1);
    expect(stderr.split('\n').filter((line) => line.includes('notes-'))).toHaveLength(1001);
    expect(stderr).toMatch(/: checking stopped here; there may be more faults$/m);
  });
});

describe('what was edited in place', () => {
  test('is not overwritten by a folder unless that is asked for', async () => {
    const careers = await operateForJson<{ id: string; title: string }[]>(app, 'career', 'list');
    expect(careers.map(({ id }) => id)).toContain('data-analyst');
    await operate(app, 'career', 'remove', 'data-analyst');
    const refused = await operate(app, 'content', 'import', defaultContentDir, '--yes');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('careers/data-analyst.md: was edited in place');
    expect(await operateForJson(app, 'career', 'list')).toHaveLength(4);
    const taken = await operateForJson(app, 'content', 'import', defaultContentDir, '--yes', '--overwrite');
    expect(taken).toEqual({ edited: 1, unchanged: shippedFiles - 1 });
    expect(await operateForJson(app, 'career', 'list')).toEqual(careers);
  });

  test('and is not in the folder is not removed with the rest', async () => {
    await operateForJson(app, 'career', 'add', 'Glassblower', 'Blows "glass": all day.');
    const refused = await operate(app, 'content', 'import', defaultContentDir, '--yes', '--prune');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toMatch(/careers\/[\da-f-]{36}\.md: was edited in place/);
    const folder = join(emptyContent().path, 'exported');
    await operateForJson(app, 'content', 'export', folder);
    const adopted = await operateForJson(app, 'content', 'import', folder, '--yes', '--prune');
    expect(adopted).toEqual({ adopted: 1, unchanged: shippedFiles });
    const pruned = await operateForJson(app, 'content', 'import', defaultContentDir, '--yes', '--prune');
    expect(pruned).toEqual({ removed: 1, unchanged: shippedFiles });
  });
});

describe('before it changes anything, the command', () => {
  async function importAnswering(isSure: boolean, folder: string) {
    const { settings } = app;
    const said: string[] = [];
    const terminal = { say: (line: string) => void said.push(line), confirm: async () => isSure };
    const environment = { OPVIR_DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '' };
    return { said, outcome: await runCommand(['content', 'import', folder], environment, terminal) };
  }

  test('shows what would change, and a person who says no leaves all as it was', async () => {
    const before = await exported();
    const folder = shippedContent();
    folder.write('courses/glass/course.md', courseFile('Glassblowing'));
    folder.edit('careers/data-analyst.md', (text) => text.replace('Data Analyst', 'Analyst'));
    const no = await importAnswering(false, folder.path);
    expect(no.said).toEqual([
      `added: courses/glass/course.md\nchanged: careers/data-analyst.md\nunchanged: ${shippedFiles - 1} files`,
    ]);
    expect(no.outcome).toMatchObject({ exitCode: 1, stdout: '' });
    expect(await exported()).toEqual(before);
    expect((await importAnswering(true, folder.path)).outcome.exitCode).toBe(0);
    expect(await exported()).toEqual(filesOf(folder.path));
  });

  test('does not ask when there is nothing to change', async () => {
    const { said, outcome } = await importAnswering(false, defaultContentDir);
    expect(said).toEqual([]);
    expect(outcome).toMatchObject({ exitCode: 0, stdout: `unchanged: ${shippedFiles} files` });
  });
});

test('a process that is killed in the middle of an import leaves the old content whole', async () => {
  const before = await exported();
  const folder = shippedContent();
  for (let at = 0; at < 20; at += 1) folder.write(`careers/new-${at}.md`, `---\ntitle: New ${at}\n---\n\nText.\n`);
  folder.edit('courses/course1/course.md', (text) => text.replace('Learn React', 'Changed'));
  const { dataDir, databaseUrl } = app.settings;
  const pathOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);
  const script = `
    const { openDatabase } = await import(${pathOf('../../platform/server/db/open.ts')});
    const { readFolder } = await import(${pathOf('../../platform/server/content/folder.ts')});
    const { prepareImport, runImport } = await import(${pathOf('../../platform/server/content/import-content.ts')});
    const { contentKinds: kinds, hasPage } = await import(${pathOf('../server/content-kinds.ts')});
    const db = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
    const folder = await readFolder(${JSON.stringify(folder.path)}, kinds);
    const prepared = await prepareImport({ db, kinds, hasPage }, folder, { edited: 'refuse', prune: false });
    await runImport({ db, kinds }, prepared, { progress: (done) => done === 15 && process.kill(process.pid, 'SIGKILL') });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await exported()).toEqual(before);
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  expect(await exported()).toEqual(filesOf(folder.path));
  expect(existsSync(join(folder.path, 'careers/new-19.md'))).toBe(true);
});
