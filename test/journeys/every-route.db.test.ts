import { describe, expect, test } from 'vitest';
import { routes } from '../../src/app/contract.ts';
import type { RouteSpec } from '../../src/platform/contract/routes.ts';
import { disableUser, grantRole } from '../../src/features/identity/server/public.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import { appForThisFile } from '../support/app.ts';
import { dayMs, stopClock } from '../support/clock.ts';
import { exampleCalls } from '../support/example-requests.ts';
import type { TestBrowser } from '../support/test-browser.ts';

// What holds for every route of the interface, also for the ones that are still to come.

const app = await appForThisFile();
const ada = await app.signedUp();
/** May call every route. */
const admin = await app.signedUp();
await grantRole(app.db, admin.email, 'admin');
const table = Object.entries<RouteSpec>(routes);
const forUsers = table.filter(([, { access }]) => access === 'user');
const withBody = table.filter(([, { body, bodyType, files }]) => body && !bodyType && !files);

/** Each call is from an address of its own, so that no limit of the route stands in the way. */
function send(key: string, browser: TestBrowser | null, body?: unknown) {
  const [method] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE'];
  const url = urlOf(key);
  const cookie = browser?.cookieHeader(url);
  return app.browser().send(method, url, { ...(body !== undefined && { body }), headers: cookie ? { cookie } : {} });
}

function urlOf(key: string): string {
  const [, path = ''] = key.split(' ');
  return path
    .replace('{uid}', ada.uid)
    .replace('{courseId}', 'course1')
    .replace('{kind}', 'article')
    .replaceAll(/\{\w+\}/g, 'unknown');
}

function shapeOf(schema: unknown): Record<string, unknown> {
  return (schema as { shape?: Record<string, unknown> }).shape ?? {};
}

/** The fields of a route's body, each holding the same value. */
function bodyOf({ body }: RouteSpec, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(shapeOf(body)).map((field) => [field, value]));
}

describe('a route for signed-in users', () => {
  test.each(forUsers)('asks a visitor to log in before it looks at anything else: %s', async (key, { body }) => {
    expect(await send(key, null)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    const withNonsense = await send(key, null, body && []);
    expect(withNonsense).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  test('refuses a session that has ended, and one of a disabled account, each with its reason', async () => {
    const clock = stopClock();
    const [late, disabled] = [await app.signedUp(), await app.signedUp()];
    await disableUser(app.db, createEvents(app.db, app.app.log, Date.now), disabled.email, Date.now());
    for (const [key] of forUsers) {
      expect(await send(key, disabled.browser)).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
    }
    clock.advance(7 * dayMs);
    for (const [key] of forUsers) {
      expect(await send(key, late.browser)).toMatchObject({ status: 401, body: { code: 'session-expired' } });
    }
  });
});

describe('a route that is called twice at once', () => {
  test.each(exampleCalls(ada))('does not fail: $key', async ({ send: sendExample }) => {
    const { browser } = await app.signedUp();
    const answers = await Promise.all([sendExample(browser), sendExample(browser)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

/** Where the text may be a whole file, more characters than that; where there are six fields, fewer, for a body has only so many bytes. */
const longTexts: Readonly<Record<string, number>> = {
  'POST /api/admin/gift-previews': 140_000,
  'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions': 15_000,
  'POST /api/courses/{courseId}/exercises/{exerciseId}/answers': 15_000,
};

describe('a route with a body', () => {
  test.each(withBody)('refuses what has the wrong type, and names the field: %s', async (key, route) => {
    for (const body of [[], 'text', 7, null]) {
      expect(await send(key, admin.browser, JSON.stringify(body))).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
    }
    for (const value of [{ $ne: null }, [], true, null]) {
      const answer = await send(key, admin.browser, bodyOf(route, value));
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
      const { fields } = answer.body as { fields: { path: string }[] };
      for (const { path } of fields) expect(path).toMatch(/^body\.\w+/);
    }
  });

  test.each(withBody)('refuses a megabyte of text: %s', async (key, route) => {
    const answer = await send(key, admin.browser, bodyOf(route, 'x'.repeat(1024 * 1024)));
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });

  test.each(withBody)('refuses text that is longer than any field may be: %s', async (key, route) => {
    const answer = await send(key, admin.browser, bodyOf(route, 'x'.repeat(longTexts[key] ?? 20_000)));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

const depth = 10_000;
const nested = [
  ['arrays', `${'['.repeat(depth)}${']'.repeat(depth)}`],
  ['objects', `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ['both in turn', `${'[{"a":'.repeat(depth)}"\\u0000"${'}]'.repeat(depth)}`],
  ['fields of objects', `{"email":${'{"email":'.repeat(depth)}1${'}'.repeat(depth)}}`],
] as const;
const writes = table.filter(([key]) => !key.startsWith('GET '));
const nester = await app.signedUp();

test.each(writes)(
  'a body nested ten thousand deep breaks nothing, whether or not the route takes one: %s',
  async (key) => {
    for (const [of, body] of nested) {
      const { status } = await send(key, nester.browser, body);
      expect({ of, isFailure: status >= 500 }).toEqual({ of, isFailure: false });
    }
  },
);

const paged = table.filter(([, { query }]) => query !== undefined && 'limit' in shapeOf(query));

test.each(paged)('a list takes a limit of 1 to 100 and nothing else: %s', async (key) => {
  const url = urlOf(key);
  for (const limit of ['0', '101', '1.5', 'many', '']) {
    const answer = await admin.browser.send('GET', `${url}?limit=${limit}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ path: 'querystring.limit' }] },
    });
  }
});

test('every failure that a route declares has one status and one sentence, the same wherever its code is used', () => {
  const specs = new Map<string, unknown>();
  for (const [key, { errors = {} }] of table) {
    for (const [code, spec] of Object.entries(errors)) {
      const known = specs.get(code) ?? spec;
      expect([key, code, spec]).toEqual([key, code, known]);
      specs.set(code, known);
      expect(spec.message).toMatch(/\S/);
    }
  }
});

test('no two routes have the same operation', () => {
  const operations = table.map(([, { operation }]) => operation);
  expect(new Set(operations).size).toBe(operations.length);
});
