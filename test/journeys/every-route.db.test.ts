import { describe, expect, test } from 'vitest';
import { routes } from '../../src/app/contract.ts';
import { platformErrors } from '../../src/platform/contract/problems.ts';
import type { RouteSpec } from '../../src/platform/contract/routes.ts';
import { disableUser, grantRole } from '../../src/features/identity/server/public.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import { appForThisFile } from '../support/app.ts';
import { dayMs, stopClock } from '../support/clock.ts';
import { exampleCalls } from '../support/example-requests.ts';
import type { TestBrowser, WireAnswer } from '../support/test-browser.ts';

// Rules for every route of the API, including future ones. A test checks all routes and names each that fails.

const app = await appForThisFile();
const ada = await app.signedUp();
/** User who may call every route. */
const admin = await app.signedUp();
await grantRole(app.db, admin.email, 'admin');
const table = Object.entries<RouteSpec>(routes);
const forUsers = table.filter(([, { access }]) => access === 'user');
const withBody = table.filter(([, { body, bodyType, files }]) => body && !bodyType && !files);

/** Sends a request from its own IP address, so that no rate limit of the route applies. */
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

/** Body of a route in which each field has the same value. */
function bodyOf({ body }: RouteSpec, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(shapeOf(body)).map((field) => [field, value]));
}

describe('a route for signed-in users', () => {
  test('asks a visitor to log in before it looks at anything else (§1, §6)', async () => {
    for (const [key, { body }] of forUsers) {
      for (const sent of [undefined, body && []]) {
        const answer = await send(key, null, sent);
        expect.soft(answer, key).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
      }
    }
  });

  test('refuses a session that has ended, and one of a disabled account, each with its reason (§6, §8)', async () => {
    const clock = stopClock();
    const [late, disabled] = [await app.signedUp(), await app.signedUp()];
    await disableUser(app.db, createEvents(app.db, app.app.log, Date.now), disabled.email, Date.now());
    for (const [key] of forUsers) {
      const answer = await send(key, disabled.browser);
      expect.soft(answer, key).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
    }
    clock.advance(7 * dayMs);
    for (const [key] of forUsers) {
      const answer = await send(key, late.browser);
      expect.soft(answer, key).toMatchObject({ status: 401, body: { code: 'session-expired' } });
    }
  });
});

test('of two calls of a route at once, one is answered as a call alone is, and the other so or with a declared problem', async () => {
  for (const { key, send: sendExample } of exampleCalls(ada)) {
    const [alone, twice] = [await app.signedUp(), await app.signedUp()];
    const answers = await Promise.all([sendExample(twice.browser), sendExample(twice.browser)]);
    // Sent last: if the example works only once, both this call and the second of the two are refused.
    const { status } = await sendExample(alone.browser);
    expect
      .soft(
        answers.map((answer) => answer.status),
        key,
      )
      .toContain(status);
    for (const answer of answers) expect.soft(declaredBy(key, answer), `${key}: ${answer.status}`).toBe(true);
  }
});

/**
 * Checks that the route's table declares the response: its success, or an error of the route or the
 * platform below 500.
 */
function declaredBy(key: string, { status, body }: WireAnswer): boolean {
  const { success, errors = {} } = routes[key as keyof typeof routes] as RouteSpec;
  if (status === success.status) return true;
  const { code = '' } = (body ?? {}) as { code?: string };
  return status < 500 && (code in errors || code in platformErrors);
}

/**
 * Text lengths by route: longer if the text may be a whole file, shorter for six fields, because the
 * body is limited.
 */
const longTexts: Readonly<Record<string, number>> = {
  'POST /api/review/answers': 10_000,
  'POST /api/admin/gift-previews': 140_000,
  'POST /api/courses/{courseId}/enrolments/preview': 510_000,
  'POST /api/courses/{courseId}/enrolments': 510_000,
  'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions': 15_000,
  'POST /api/courses/{courseId}/exercises/{exerciseId}/answers': 15_000,
};

const megabyte = 1024 * 1024;
const invalid = { status: 400, body: { code: 'invalid-input' } };

describe('a route with a body', () => {
  test('refuses what has the wrong type, and names the field (§1, §6)', async () => {
    for (const [key, route] of withBody) {
      for (const body of [[], 'text', 7, null]) {
        expect.soft(await send(key, admin.browser, JSON.stringify(body)), key).toMatchObject(invalid);
      }
      for (const value of [{ $ne: null }, [], true, null]) {
        const answer = await send(key, admin.browser, bodyOf(route, value));
        expect.soft(answer, key).toMatchObject(invalid);
        const { fields = [] } = answer.body as { fields?: { path: string }[] };
        expect.soft(fields, key).not.toEqual([]);
        for (const { path } of fields) expect.soft(path, key).toMatch(/^body\.\w+/);
      }
    }
  });

  test('refuses text that is longer than any field may be', async () => {
    for (const [key, route] of withBody) {
      const answer = await send(key, admin.browser, bodyOf(route, 'x'.repeat(longTexts[key] ?? 20_000)));
      expect.soft(answer, key).toMatchObject(invalid);
    }
  });

  test('refuses a body of a megabyte, unless its table lets it have one', async () => {
    const large = withBody.filter(([, { bodyMaxBytes = 0 }]) => bodyMaxBytes <= megabyte);
    // Routes with the same limit are refused by the same code, before their bodies are read.
    for (const [key, route] of new Map(large.map((row) => [row[1].bodyMaxBytes, row])).values()) {
      const answer = await send(key, admin.browser, bodyOf(route, 'x'.repeat(megabyte)));
      expect.soft(answer, key).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
    }
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

test('a body nested ten thousand deep is answered as any other, whether or not the route takes one', async () => {
  for (const [key] of writes) {
    for (const [of, body] of nested) {
      const answer = await send(key, nester.browser, body);
      expect.soft(declaredBy(key, answer), `${key}, ${of}: ${answer.status}`).toBe(true);
    }
  }
});

const paged = table.filter(([, { query }]) => query !== undefined && 'limit' in shapeOf(query));

test('a list takes a limit of 1 to 100 and nothing else', async () => {
  for (const [key] of paged) {
    for (const limit of ['0', '101', '1.5', 'many', '']) {
      const answer = await admin.browser.send('GET', `${urlOf(key)}?limit=${limit}`);
      const expected = { status: 400, body: { code: 'invalid-input', fields: [{ path: 'querystring.limit' }] } };
      expect.soft(answer, `${key} ${limit}`).toMatchObject(expected);
    }
  }
});

/** Problem whose message names the oversized part and the excess. */
const withOwnSentence = 'payload-too-large';

test('every failure that a route declares has one status and one sentence, the same wherever its code is used (§8)', () => {
  const specs = new Map<string, unknown>();
  for (const [key, { errors = {} }] of table) {
    for (const [code, spec] of Object.entries(errors).filter(([each]) => each !== withOwnSentence)) {
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
