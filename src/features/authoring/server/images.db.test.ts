import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { filledTemplate } from '../../../../test/support/filled-template.ts';
import { adminOf, downloadArchive, drawing, fileOf, lookAt } from '../../../../test/support/content-archive.ts';
import { craftedZip } from '../../../../test/support/crafted-zip.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { zipEntries } from '../../../platform/server/files/zip-directory.ts';

const app = await appForThisFile();
const browser = await adminOf(app);
const images = 'GET /api/admin/content/{kind}/{itemKey}/images';
let begun = 0;

/** Creates a draft of an article that shows an image in its folder, published or not. */
async function articleWithImage({ isPublished = false } = {}) {
  const id = `pictured-${begun++}`;
  const begunItem = await browser.call('POST /api/admin/content', { body: { kind: 'article', id, title: 'Pictured' } });
  const params = { kind: 'article', itemKey: id } as const;
  const image = new File([drawing(`<rect width="${begun}"/>`)], `kiln-${begun}.svg`, { type: 'image/svg+xml' });
  const { name, markdown } = await browser.call('POST /api/admin/content/{kind}/{itemKey}/images', {
    params,
    body: { alt: 'A kiln [lit]', image },
  });
  const plain = filledTemplate(begunItem.draft?.source ?? '');
  const { draft } = await save(params, `${plain}\n\n${markdown}\n`, begunItem.draft?.revision ?? '');
  if (isPublished) await publish(id, draft?.revision ?? '');
  return { id, params, name, markdown, plain, path: begunItem.path, base: draft?.revision ?? '' };
}

type Params = { readonly kind: 'article'; readonly itemKey: string };

function save(params: Params, source: string, base: string) {
  return browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body: { source, base } });
}

async function publish(id: string, revision: string) {
  const body = { items: [{ kind: 'article' as const, id, revision }], at: null };
  expect(await browser.call('POST /api/admin/content-publications', { body })).toEqual({ faults: [] });
}

/** Publishes the article without its image. */
async function withoutImage({ id, params, plain }: Awaited<ReturnType<typeof articleWithImage>>) {
  const { published } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
  await publish(id, (await save(params, plain, published?.hash ?? '')).draft?.revision ?? '');
}

async function listed(params: Params, name: string) {
  const { items } = await browser.call(images, { params, query: { limit: 100 } });
  return items.find((image) => image.name === name);
}

const remove = (params: Params, imageName: string) =>
  browser.call('DELETE /api/admin/content/{kind}/{itemKey}/images/{imageName}', { params: { ...params, imageName } });

async function partsOf(name: string): Promise<number> {
  const known = app.db.kysely.selectFrom('contentFileParts').select('hash');
  const rows = await known.where('data', 'like', `${Buffer.from(drawing(name)).toString('base64')}%`).execute();
  return rows.length;
}

describe('an image beside a text', () => {
  test('is listed with its size, its words and the texts that show it, and is seen at its address', async () => {
    const { params, name, path } = await articleWithImage({ isPublished: true });
    const shown = await listed(params, name);
    expect(shown).toMatchObject({ alt: 'A kiln [lit]', uses: [{ path, isDraft: false }] });
    await eventually('the image', async () => (await app.browser().send('GET', shown?.address ?? '')).status === 200);
    const other = await articleWithImage();
    expect(await listed(other.params, name)).toMatchObject({ alt: null, uses: [{ path, isDraft: false }] });
    expect((await listed(other.params, other.name))?.uses).toEqual([{ path: other.path, isDraft: true }]);
  });

  test('comes page by page, by name', async () => {
    const { params } = await articleWithImage();
    const whole = await browser.call(images, { params, query: { limit: 100 } });
    const first = await browser.call(images, { params, query: { limit: 1 } });
    const next = await browser.call(images, { params, query: { limit: 100, cursor: first.nextCursor ?? '' } });
    expect([...first.items, ...next.items]).toEqual(whole.items);
  });

  test('stays while the text on the site or a draft shows it, and these are named', async () => {
    const article = await articleWithImage({ isPublished: true });
    const { params, name, path, plain } = article;
    expect(await remove(params, name)).toEqual({
      faults: [{ path, line: null, message: 'the published text uses it' }],
    });
    const { published } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    const draft = await save(params, published?.source ?? '', published?.hash ?? '');
    const withImage = draft.draft?.revision ?? '';
    await save(params, plain, withImage);
    expect((await remove(params, name)).faults).toHaveLength(1);
    expect(await listed(params, name)).toBeDefined();

    const other = await articleWithImage();
    expect(await remove(other.params, other.name)).toEqual({
      faults: [{ path: other.path, line: null, message: 'a draft uses it' }],
    });
  });

  test('stays where a text names it in a way that is found only by reading it', async () => {
    const { id, params, name, plain, base } = await articleWithImage();
    const hidden = `${plain}\n\n![A kiln](${name.replace('-', String.raw`\-`)})\n`;
    await publish(id, (await save(params, hidden, base)).draft?.revision ?? '');
    const { faults } = await remove(params, name);
    expect(faults).toEqual([expect.objectContaining({ message: `there is no file ${name} beside it` })]);
  });

  test('that no version has is gone for good, with its bytes; it is written down', async () => {
    const { params, name, plain, base, path } = await articleWithImage();
    await save(params, plain, base);
    expect(await partsOf(`<rect width="${begun}"/>`)).toBe(1);
    expect(await remove(params, name)).toEqual({ faults: [] });
    expect(await listed(params, name)).toBeUndefined();
    expect(await partsOf(`<rect width="${begun}"/>`)).toBe(0);
    const { items } = await browser.call('GET /api/admin/audit-entries', { query: { limit: 1 } });
    expect(items).toMatchObject([{ act: 'content-image-removed', subjectId: `articles/${name}`, subject: path }]);
    expect(await tryRemove(params, name)).toBe(404);
  });

  test('that an older version shows comes back with it', async () => {
    const article = await articleWithImage({ isPublished: true });
    const { id, params, name } = article;
    const address = (await listed(params, name))?.address ?? '';
    await withoutImage(article);
    expect(await remove(params, name)).toEqual({ faults: [] });
    await eventually('the image to be gone', async () => (await app.browser().send('GET', address)).status === 404);

    const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    const older = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}', {
      params: { ...params, versionId: items.at(-1)?.id ?? '' },
    });
    const { published } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    const restored = await save(params, older.source ?? '', published?.hash ?? '');
    await publish(id, restored.draft?.revision ?? '');
    await eventually('the image', async () => (await app.browser().send('GET', address)).status === 200);
  });

  test('that goes because an archive lacks it comes back with the version that shows it', async () => {
    const article = await articleWithImage({ isPublished: true });
    const { params, name } = article;
    const shown = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    await withoutImage(article);
    const whole = zipEntries(await downloadArchive(app, browser));
    const files = whole.filter((file) => file.name !== `articles/${name}`);
    const packed = files.map((file) => ({ name: file.name, content: file.read(2_000_000) }));
    const choices = { edited: 'overwrite', absent: 'remove' } as const;
    const archive = fileOf(craftedZip(packed));
    const { seen } = await lookAt(browser, archive, choices);
    const done = await browser.call('POST /api/admin/content-archive-imports', { body: { ...choices, archive, seen } });
    expect(done).toMatchObject({ isDone: true });
    expect(await partsOf(`<rect width="${begun}"/>`)).toBe(1);
    const { published } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    await save(params, shown.published?.source ?? '', published?.hash ?? '');
    expect(await listed(params, name)).toBeDefined();
  });

  test('never takes the name of one that an older version shows', async () => {
    const article = await articleWithImage({ isPublished: true });
    const { params, name } = article;
    await withoutImage(article);
    await remove(params, name);
    const add = (inside: string) =>
      browser.call('POST /api/admin/content/{kind}/{itemKey}/images', {
        params,
        body: { alt: 'Another', image: new File([drawing(inside)], name) },
      });
    expect((await add('<circle r="1"/>')).name).not.toBe(name);
    expect((await add(`<rect width="${begun}"/>`)).name).toBe(name);
  });

  test('is not removed by another kind of file, nor where there is no such text', async () => {
    const { params } = await articleWithImage();
    expect(await tryRemove(params, 'choosing-a-first-language.md')).toBe(404);
    expect((await browser.send('GET', '/api/admin/content/article/no-such-article/images')).status).toBe(404);
  });
});

async function tryRemove({ itemKey }: Params, name: string): Promise<number> {
  return (await browser.send('DELETE', `/api/admin/content/article/${itemKey}/images/${name}`)).status;
}
