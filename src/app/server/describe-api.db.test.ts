import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../test/support/app.ts';
import type { RouteSpec } from '../../platform/contract/routes.ts';
import { routes } from '../contract.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown;
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const app = await appForThisFile();
const answer = await app.browser().send('GET', '/api/openapi.json');
const document = answer.body as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: { session: { name: string } } };
};
const table = Object.entries<RouteSpec>(routes);

function operationOf(key: string): Operation | undefined {
  const [method, path] = key.split(' ') as [string, string];
  return document.paths[path]?.[method.toLowerCase()];
}

test('the OpenAPI document is valid OpenAPI 3.1 (§1, §7)', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

test('it describes every route as its table does (§7)', () => {
  for (const [key, route] of table) {
    const operation = operationOf(key);
    expect.soft(operation, key).toMatchObject({ operationId: route.operation, summary: route.summary });
    const needsSession = route.access === 'user' || typeof route.access === 'object';
    expect.soft(operation?.security, key).toEqual(needsSession ? [{ session: [] }] : undefined);
    const success = operation?.responses[route.success.status];
    expect.soft(success, key).toBeDefined();
    expect.soft(success?.content === undefined, key).toBe(route.success.body === null);
    for (const [code, { status }] of Object.entries(route.errors ?? {})) {
      expect.soft(operation?.responses[status]?.description, key).toContain(`\`${code}\``);
      const types = Object.keys(operation?.responses[status]?.content ?? {});
      expect.soft(types, key).toEqual(['application/problem+json']);
    }
  }
});

test('it describes nothing else (§7)', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(table.map(([key]) => key).toSorted());
});

test('the cookie that it names is the one that signs in, on https too', async () => {
  await using secure = await startTestApp({ settings: { publicUrl: 'https://learn.example.org' } });
  for (const site of [app, secure]) {
    const { browser } = await site.signedUp();
    const { components } = (await browser.send('GET', '/api/openapi.json')).body as typeof document;
    expect(browser.cookieNames()).toContain(components.securitySchemes.session.name);
  }
});

test('the page to read it is served with its own scripts only', async () => {
  const page = await app.browser().send('GET', '/api/docs/');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect((await app.browser().send('GET', '/api/docs')).status).toBeLessThan(400);
});

test("the page bears the installation's name and brings the way back to the site, whatever the name is", async () => {
  await using named = await startTestApp({ settings: { brand: '<b>Tom & Ada</b>' } });
  const page = await named.browser().send('GET', '/api/docs/');
  expect(page.body).toContain('API · ');
  expect(page.body).not.toContain('<b>Tom');
  expect(page.body).toContain('way-back.js');
  const script = String((await named.browser().send('GET', '/api/docs/static/swagger-initializer.js')).body);
  const mark = Buffer.from(/svg\+xml;base64,([\w+/=]+)/.exec(script)?.[1] ?? '', 'base64').toString('utf8');
  expect(mark).toContain('&lt;b&gt;Tom &amp; Ada&lt;/b&gt;');
});

test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml', '/blog/feed.xml'])(
  '%s is made once: it has an ETag, is compressed, and is not sent to whoever has it',
  async (url) => {
    const browser = app.browser();
    const plain = await app.app.inject({ url });
    const { etag } = plain.headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect((await app.app.inject({ url })).headers.etag).toBe(etag);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await app.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag });
      expect(unpack[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
    const known = await browser.send('GET', url, { headers: { 'if-none-match': String(etag) } });
    expect(known).toMatchObject({ status: 304, body: null });
  },
);

test('the document is the same at its two addresses', async () => {
  expect((await app.browser().send('GET', '/api/docs/json')).body).toEqual(document);
});
