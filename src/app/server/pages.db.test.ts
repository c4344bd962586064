import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../test/support/clock.ts';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { writeSite } from '../../../test/support/site-folder.ts';
import { readBuiltSite } from './built-site.ts';

// A small site in the form of a build, with a second build next to it.
const sites = temporaryFolder();
afterAll(() => sites[Symbol.dispose]());
const folder = join(sites.path, '2');
const posting = (day: string) =>
  `<script type="application/ld+json" data-valid-through="${day}">{"validThrough":"${day}","name":"__opvir_brand__"}</script>`;
await writeSite(folder, {
  '/': '<title>__opvir_brand__</title><a href="__opvir_public_url__">__OPVIR_BRAND__</a>__opvir_settings_json__',
  '/openings': `<title>Work</title>${posting('2027-06-30')}${posting('2027-07-31')}<script type="application/ld+json">{"always":true}</script>`,
  '/404': '<title>not found</title>',
  '/feed.json': { type: 'application/feed+json', text: '{"title":"__opvir_brand__"}' },
  '/feed.xml': { type: 'application/rss+xml', text: '<title>__opvir_brand__</title>' },
});
writeFileSync(join(folder, 'assets/main-abc.js'), 'export {};');
writeFileSync(join(folder, 'assets/engine-python-worker-abc.js'), 'export {};');
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
const brand = '<b>"Lern & Werk"</script>';
const app = await appForThisFile({ site: readBuiltSite(folder), settings: { brand } });
const visitor = app.browser();
const html = 'text/html; charset=utf-8';

test('a page is found by the words that it says of itself', async () => {
  const { items } = await visitor.call('GET /api/search', { query: { q: 'lighthouse' } });
  expect(items).toMatchObject([
    { kind: 'page', title: 'Work', path: '/openings', excerpt: 'Ways into our lighthouse.', excerptMarks: [[14, 24]] },
  ]);
});

test('a page carries the settings of the installation, and none of them can break out of it (§1)', async () => {
  const { status, headers, body } = await visitor.send('GET', '/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(html);
  const escaped = '&lt;b&gt;&quot;Lern &amp; Werk&quot;&lt;/script&gt;';
  expect(body).toContain(`<title>${escaped}</title><a href="${app.settings.publicUrl}">`);
  expect(String(body).split('</script')).toHaveLength(1);
  const json = String(body).slice(String(body).indexOf('</a>') + 4);
  expect(JSON.parse(json)).toEqual({
    brand,
    publicUrl: app.settings.publicUrl,
    passwordMinLength: 6,
    applicationRetentionDays: null,
  });
});

async function structuredData() {
  const { body } = await visitor.send('GET', '/openings');
  const blocks = String(body).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as unknown);
}

test('structured data carries the settings, and what runs out is gone the day after without a new start', async () => {
  const clock = stopClock();
  clock.advance(Date.parse('2027-06-30T23:59:59.999Z') - Date.now());
  const june = { validThrough: '2027-06-30', name: brand };
  const july = { validThrough: '2027-07-31', name: brand };
  expect(await structuredData()).toEqual([june, july, { always: true }]);
  const before = (await visitor.send('GET', '/openings')).headers['etag'];
  clock.advance(1);
  expect(await structuredData()).toEqual([july, { always: true }]);
  expect((await visitor.send('GET', '/openings')).headers['etag']).not.toBe(before);
  clock.advance(31 * dayMs);
  expect(await structuredData()).toEqual([{ always: true }]);
});

function packed(encoding: string) {
  return app.app.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': encoding } });
}

test('a feed carries the settings too, written as its form asks', async () => {
  const json = await visitor.send('GET', '/feed.json');
  expect(json).toMatchObject({ status: 200, body: { title: brand } });
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const xml = await visitor.send('GET', '/feed.xml');
  expect(xml.body).toBe('<title>&lt;b&gt;&quot;Lern &amp; Werk&quot;&lt;/script&gt;</title>');
});

test('a page comes compressed as the browser takes it, and not at all if the browser has it', async () => {
  const etag = String((await visitor.send('GET', '/')).headers['etag']);
  const [brotli, gzip] = [await packed('gzip, deflate, br'), await packed('gzip')];
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(gunzipSync(gzip.rawPayload));
  expect(await visitor.send('GET', '/', { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 304,
    body: null,
  });
});

test.each([
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['identity', undefined],
  ['', undefined],
  ['xbr', undefined],
])('a browser that says %j of packing is sent %s', async (accepted, encoding) => {
  const { headers, statusCode } = await packed(accepted);
  expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, encoding, 'accept-encoding']);
});

test('a page that the browser draws itself is the shell, and an unknown one is a page with status 404', async () => {
  expect(await visitor.send('GET', '/dashboard')).toMatchObject({ status: 200, body: '<title>shell</title>' });
  expect(await visitor.send('GET', '/teach/course1')).toMatchObject({
    status: 200,
    body: '<title>shell of a taught course</title>',
  });
  expect(await visitor.send('GET', '/course/course7')).toMatchObject({ status: 404, body: '<title>shell</title>' });
  expect(await visitor.send('GET', '/nothing')).toMatchObject({ status: 404, body: '<title>not found</title>' });
  expect(await visitor.send('HEAD', '/nothing')).toMatchObject({ status: 404, headers: { 'content-type': html } });
});

test('with the empty page of a lesson a browser is told what to read at once, which is what everybody may', async () => {
  const linkOf = async (path: string) => (await visitor.send('GET', path)).headers['link'];
  const early = (...addresses: string[]) =>
    addresses.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(', ');
  const course = ['/api/courses/course2', '/api/courses/course2/outline'];
  expect(await linkOf('/course/course2/learn/your-first-program')).toBe(early(...course));
  expect(await linkOf('/course/course2/learn/lists-and-dictionaries')).toBe(early(...course));
  expect(await linkOf('/')).toBe(undefined);
});

test.each([
  '/%',
  '/%zz',
  '/about%',
  '/%E0%A4%A',
  '/%00',
  '/%5cabout',
  '/course/%zz',
  '//evil.example/about',
  '/nothing//',
  '//',
])('an odd address is answered with a page, under the same rules as every other: %s', async (url) => {
  for (const verb of ['GET', 'HEAD'] as const) {
    const { status, headers } = await visitor.send(verb, url);
    expect([url, status < 500, headers['content-type'], headers['location']]).toEqual(
      url === '//' ? [url, true, undefined, '/'] : [url, true, html, undefined],
    );
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  }
});

test('slashes twice or at the end lead to the page, with what stands after the question mark, and to no other site', async () => {
  for (const [url, location] of [
    ['//openings', '/openings'],
    ['/openings//', '/openings'],
    ['//dashboard///?a=1', '/dashboard?a=1'],
    ['///openings?next=//evil.example', '/openings?next=//evil.example'],
  ] as const) {
    expect(await visitor.send('GET', url)).toMatchObject({ status: 308, headers: { location } });
  }
  expect(await visitor.send('GET', '//evil.example')).toMatchObject({ status: 404, body: '<title>not found</title>' });
});

test('programs are told of an odd address of the interface in its own form', async () => {
  for (const url of ['/api/%zz', '/api//courses', '/api/%5c']) {
    const { status, headers } = await visitor.send('GET', url);
    expect([status === 400 || status === 404, headers['content-type']]).toEqual([
      true,
      'application/problem+json; charset=utf-8',
    ]);
  }
});

test('only the scripts of workers that run learners’ code may compile WebAssembly, and they may do nothing else', async () => {
  const policyOf = async (url: string) => (await visitor.send('GET', url)).headers['content-security-policy'];
  expect(await policyOf('/assets/engine-python-worker-abc.js')).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  );
  for (const url of ['/', '/openings', '/assets/main-abc.js', '/assets/gone-abc.js', '/api/session']) {
    expect(await policyOf(url)).toContain("default-src 'self';script-src 'self';");
    expect(await policyOf(url)).not.toContain('unsafe');
  }
});

test('files whose names change with their content are kept for a year, others for an hour', async () => {
  expect((await visitor.send('GET', '/assets/main-abc.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await visitor.send('GET', '/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  expect(await visitor.send('GET', '/assets/gone-abc.js')).toMatchObject({ status: 404, body: 'Not found' });
});

test('a part of another build comes too, packed and kept for a year; its pages and unfinished builds do not', async () => {
  for (const build of ['1', 'unfinished']) mkdirSync(join(sites.path, build, 'assets'), { recursive: true });
  writeFileSync(join(sites.path, '1/assets/main-old.js'), 'export const old = 1;');
  writeFileSync(join(sites.path, '1/assets/main-old.js.br'), brotliCompressSync('export const old = 1;'));
  writeFileSync(join(sites.path, '1/robots-old.txt'), 'not a part');
  writeFileSync(join(sites.path, '1/pages.json'), '{}');
  writeFileSync(join(sites.path, 'unfinished/assets/main-new.js'), 'export con');
  const part = await visitor.send('GET', '/assets/main-old.js');
  expect(part).toMatchObject({ status: 200, body: 'export const old = 1;' });
  expect(part.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': (await visitor.send('GET', '/assets/main-abc.js')).headers['content-type'],
  });
  const headers = { 'accept-encoding': 'br' };
  const packedPart = await app.app.inject({ method: 'GET', url: '/assets/main-old.js?from=tab', headers });
  expect(packedPart.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packedPart.rawPayload).toString()).toBe('export const old = 1;');
  for (const url of [
    '/assets/main-new.js',
    '/assets/..%2frobots-old.txt',
    '/assets/%2e%2e/pages.json',
    '/robots-old.txt',
  ]) {
    expect((await visitor.send('GET', url)).status).toBeGreaterThanOrEqual(400);
  }
});

test.each([
  '/pages/index.html',
  '/pages/404.html',
  '/renderer/renderer.js',
  '/..%2fetc/passwd',
  '/assets/..%2f..%2fopvir.sqlite',
  '/server.lock',
])('nothing else of the disk is served: %s', async (url) => {
  const answer = await visitor.send('GET', url);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(String(answer.body)).not.toContain('__opvir');
});

test('the interface answers in its own form beside the pages', async () => {
  expect(await visitor.send('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await visitor.send('GET', '/api/accounts')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  expect(await visitor.send('POST', '/nothing', { body: {} })).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
});
