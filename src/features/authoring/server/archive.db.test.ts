import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareEngines } from '../../../../scripts/build/engine-files.ts';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { bareContent } from '../../../../test/support/bare-content.ts';
import {
  type Choices,
  adminOf,
  archiveOf,
  downloadArchive,
  drawing,
  fileOf,
  formOf,
  incomingOf,
  keep,
  lookAt,
} from '../../../../test/support/content-archive.ts';
import { emptyContent, filesOf } from '../../../../test/support/content.ts';
import { craftedZip } from '../../../../test/support/crafted-zip.ts';
import { png } from '../../../../test/support/files.ts';
import { operate } from '../../../../test/support/operator.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { zipEntries } from '../../../platform/server/files/zip-directory.ts';
import { grantRole } from '../../identity/server/public.ts';

// Export of all content as an archive, and import.

const app = await appForThisFile();
const admin = await adminOf(app);
/** Minimum content of an archive; this page is the same on both sites. */
const about = { kind: 'page', itemKey: 'about' } as const;
const { published: aboutPage } = await admin.call('GET /api/admin/content/{kind}/{itemKey}', { params: about });
const page = { 'pages/about.yaml': aboutPage?.source ?? '' };
const pageEntries = Object.entries(page).map(([name, content]) => ({ name, content }));

const path = 'articles/asking-questions-that-get-answered.md';
const params = { kind: 'article', itemKey: 'asking-questions-that-get-answered' } as const;

async function takeOver(browser: TestBrowser, archive: File, choices: Choices = keep) {
  const { seen } = await lookAt(browser, archive, choices);
  return browser.call('POST /api/admin/content-archive-imports', { body: { ...choices, archive, seen } });
}

async function sourceOf(browser: TestBrowser): Promise<string> {
  return (await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params })).published?.source ?? '';
}

async function publish(browser: TestBrowser, change: (source: string) => string): Promise<void> {
  const item = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
  const body = { source: change(item.published?.source ?? ''), base: item.published?.hash ?? '' };
  const { draft } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
  const items = [{ kind: 'article' as const, id: params.itemKey, revision: draft?.revision ?? '' }];
  await browser.call('POST /api/admin/content-publications', { body: { items, at: null } });
}

describe('all content as an archive', () => {
  test('is what the command line exports, byte by byte, and the same bytes each time', async () => {
    const archive = await downloadArchive(app, admin);
    const folder = join(emptyContent().path, 'exported');
    await operate(app, 'content', 'export', folder);
    const files = zipEntries(archive).map((entry) => [entry.name, entry.read(2_000_000).toString('base64')]);
    expect(Object.fromEntries(files)).toEqual(filesOf(folder));
    expect((await downloadArchive(app, admin)).equals(archive)).toBe(true);
  });

  test('of one site brought into another makes that the same, with what was written, added and taken off', async () => {
    await prepareEngines();
    // The target site has no course; one of its texts differs, and one exists only there.
    const own = bareContent();
    own.edit('pages/about.yaml', (text) => text.replace(/^title: .*$/m, 'title: Who we are'));
    own.write('careers/glassblower.md', '---\ntitle: Glassblower\n---\n\nBlows glass.\n');
    await using one = await startTestApp();
    await using other = await startTestApp({ settings: { contentDir: own.path } });
    expect((await other.browser().call('GET /api/courses', {})).items).toEqual([]);
    const [author, reader] = [await adminOf(one), await adminOf(other)];
    const body = { alt: 'A dot', image: png(16, 16, 'dot.png') };
    const { markdown } = await author.call('POST /api/admin/content/{kind}/{itemKey}/images', { params, body });
    await publish(author, (source) => `${source}\n${markdown}\n`);
    // Larger than one chunk of the packer.
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), randomBytes(3_000_000)]);
    await takeOver(author, fileOf(craftedZip([...pageEntries, { name: 'courses/course1/a.mp4', content: video }])));
    const off = { kind: 'article', itemKey: 'choosing-a-first-language' } as const;
    const { published } = await author.call('GET /api/admin/content/{kind}/{itemKey}', { params: off });
    const base = published?.hash ?? '';
    await author.call('DELETE /api/admin/content/{kind}/{itemKey}', { params: off, query: { base } });

    const archive = await downloadArchive(one, author);
    const { isDone, preview } = await takeOver(reader, fileOf(archive), { edited: 'refuse', absent: 'remove' });
    expect(preview.faults).toEqual([]);
    expect(isDone).toBe(true);
    const isAdded = ({ what }: { readonly what: string }) => what === 'added';
    const others = preview.steps.filter((step) => !isAdded(step));
    expect(others.map(({ path: at, what }) => `${what} ${at}`)).toEqual([
      'removed careers/glassblower.md',
      'changed pages/about.yaml',
    ]);
    const files = zipEntries(archive).map(({ name }) => name);
    const pages = files.filter((name) => name.startsWith('pages/'));
    expect(preview.unchanged).toBe(pages.length - 1);
    expect(preview.steps.filter(isAdded).map((step) => step.path)).toEqual(
      files.filter((name) => !pages.includes(name)).toSorted(),
    );
    expect(files).toEqual(expect.arrayContaining([path, 'articles/dot.png', 'courses/course1/a.mp4']));
    expect(files).not.toContain('articles/choosing-a-first-language.md');
    expect((await downloadArchive(other, reader)).equals(archive)).toBe(true);
  });
});

describe('an archive that is brought in', () => {
  test('is looked through without changing anything, and says of each file what becomes of it', async () => {
    const before = await sourceOf(admin);
    const preview = await lookAt(admin, archiveOf({ [path]: `${before}\nMore.\n`, 'articles/dot.svg': drawing() }));
    expect(preview.faults).toEqual([]);
    const told = preview.steps.filter(({ what }) => what !== 'absent');
    expect(told).toEqual([
      { path, what: 'changed', isTaken: true, texts: { before, after: `${before}\nMore.\n` } },
      { path: 'articles/dot.svg', what: 'added', isTaken: true, texts: null },
    ]);
    expect(await sourceOf(admin)).toBe(before);
  });

  test('says of faults what the command says of the same folder, with file and line, and changes nothing', async () => {
    const folder = emptyContent();
    const files = {
      [path]: '---\ntitel: Wrong\n---\n\nText.\n',
      'articles/other.md': await sourceOf(admin),
      'a.exe': 'x',
    };
    for (const [name, text] of Object.entries(files)) folder.write(name, text);
    const { stderr } = await operate(app, 'content', 'import', folder.path);
    const { faults } = await lookAt(admin, archiveOf(files));
    const lines = faults.map(
      ({ path: at, line, message }) => `${folder.path}/${at}${line ? `:${line}` : ''}: ${message}`,
    );
    expect(lines.length).toBeGreaterThan(2);
    const told = stderr.split('\n').filter((line) => line.startsWith(folder.path));
    expect(told.toSorted()).toEqual(lines.toSorted());
    const { isDone } = await takeOver(admin, archiveOf(files));
    expect(isDone).toBe(false);
    expect((await admin.send('GET', '/api/articles/other')).status).toBe(404);
  });

  test('is taken over as versions that can be restored, with one line of the audit log', async () => {
    const before = await sourceOf(admin);
    const archive = archiveOf({ [path]: before.replace('## ', '## Again: '), 'articles/dot.svg': drawing() });
    expect(await takeOver(admin, archive)).toMatchObject({ isDone: true });
    expect(await sourceOf(admin)).toContain('## Again: ');
    const { items } = await admin.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    expect(items.map(({ how }) => how)).toEqual(['brought-in', 'found']);
    const version = { ...params, versionId: items[1]?.id ?? '' };
    const route = 'GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}';
    expect(await admin.call(route, { params: version })).toMatchObject({ source: before });
    const { items: entries } = await admin.call('GET /api/admin/audit-entries', { query: { limit: 1 } });
    expect(entries).toMatchObject([{ act: 'content-brought-in', subject: '1 new, 1 changed' }]);
    expect(await takeOver(admin, archive)).toMatchObject({ isDone: true, preview: { faults: [] } });
    const after = await admin.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    expect(after.items).toHaveLength(2);
  });

  test('overwrites what was edited here only where that was chosen', async () => {
    const mine = await sourceOf(admin);
    await publish(admin, (source) => `${source}\nEdited here.\n`);
    const archive = archiveOf({ [path]: `${mine}\nFrom elsewhere.\n` });
    const { isDone, preview } = await takeOver(admin, archive);
    expect(isDone).toBe(false);
    expect(preview.faults).toEqual([{ path, line: null, message: 'was edited in place since the last import' }]);
    const taken = await takeOver(admin, archive, { edited: 'overwrite', absent: 'keep' });
    expect(taken.isDone).toBe(true);
    expect(await sourceOf(admin)).toContain('From elsewhere.');
  });

  test('is not taken over when the content was changed since its preview, and the new preview is shown', async () => {
    // Even with `overwrite`: edits made after the preview were not shown in it.
    const choices = { edited: 'overwrite', absent: 'keep' } as const;
    const archive = archiveOf({ [path]: `${await sourceOf(admin)}\nOnce more.\n` });
    const { seen } = await lookAt(admin, archive, choices);
    await publish(admin, (source) => `${source}\nIn between.\n`);
    const body = { ...choices, archive, seen };
    const { isDone, preview } = await admin.call('POST /api/admin/content-archive-imports', { body });
    expect(isDone).toBe(false);
    expect(preview.seen).not.toBe(seen);
    expect(preview.faults).toEqual([]);
    expect(preview.steps.find((step) => step.path === path)?.texts?.before).toContain('In between.');
    expect(await sourceOf(admin)).toContain('In between.');
  });

  test('is not taken over in place of the one that was looked at', async () => {
    const { seen } = await lookAt(admin, archiveOf({ ...page, 'articles/one.svg': drawing() }));
    const body = { ...keep, archive: archiveOf({ ...page, 'articles/two.svg': drawing() }), seen };
    expect(await admin.call('POST /api/admin/content-archive-imports', { body })).toMatchObject({ isDone: false });
  });

  test('does not change what the site is made with', async () => {
    const course = { kind: 'course', itemKey: 'course1' } as const;
    const { published } = await admin.call('GET /api/admin/content/{kind}/{itemKey}', { params: course });
    const source = published?.source.replace(/^title: .*$/m, 'title: Another name') ?? '';
    const { isDone, preview } = await takeOver(admin, archiveOf({ 'courses/course1/course.md': source }));
    expect(isDone).toBe(false);
    expect(preview.faults).toMatchObject([{ path: 'courses/course1/course.md' }]);
  });

  test('by two at once is taken over once', async () => {
    const archive = archiveOf({ ...page, 'articles/twice.svg': drawing() });
    const { seen } = await lookAt(admin, archive);
    const body = { ...keep, archive, seen };
    await using beside = await startTestApp({ beside: app });
    const elsewhere = await adminOf(beside);
    const outcomes = await Promise.all(
      [admin, elsewhere, admin].map((browser) => browser.call('POST /api/admin/content-archive-imports', { body })),
    );
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
  });

  test('may stand in a folder of its own, with what the Finder and editors leave beside it', async () => {
    const about = { 'my-site/pages/about.yaml': page['pages/about.yaml'] };
    const files = {
      ...about,
      'my-site/articles/own.svg': drawing(),
      '__MACOSX/my-site/._own': 'x',
      'my-site/.git/logs/refs/remotes/origin/feature/courses/one': 'x',
      'my-site/.git/config': 'x',
    };
    const { steps, faults } = await lookAt(admin, archiveOf(files));
    expect(faults).toEqual([]);
    expect(steps.filter(({ what }) => what === 'added').map(({ path: at }) => at)).toEqual(['articles/own.svg']);
  });

  test('leaves nothing behind on the disk', () => {
    expect(incomingOf(app)).toEqual([]);
  });
});

describe('who is no administrator', () => {
  const calls = (archive: File) =>
    [
      ['GET', '/api/admin/content-archive', undefined],
      ['POST', '/api/admin/content-archive-previews', { ...keep, archive }],
      ['POST', '/api/admin/content-archive-imports', { ...keep, archive, seen: '0'.repeat(64) }],
    ] as const;

  test.each([
    ['nobody', 401],
    ['learner', 403],
    ['teacher', 403],
  ] as const)('neither takes content out nor brings it in: %s', async (who, status) => {
    const browser = who === 'nobody' ? app.browser() : await userOf(who);
    for (const [method, url, body] of calls(archiveOf({ 'articles/a.svg': drawing() }))) {
      const form = body && formOf(body);
      expect((await browser.send(method, url, form ? { body: form } : {})).status).toBe(status);
    }
  });

  async function userOf(role: 'learner' | 'teacher'): Promise<TestBrowser> {
    const { browser, email } = await app.signedUp();
    if (role === 'teacher') await grantRole(app.db, email, role);
    return browser;
  }
});
