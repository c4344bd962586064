import { describe, expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../test/support/app.ts';
import { stopClock } from '../../../test/support/clock.ts';
import { routes } from '../contract.ts';

const app = await appForThisFile();
const { browser, uid } = await app.signedUp();
const visitor = app.browser();

const writes = Object.keys(routes).filter((key) => !key.startsWith('GET '));
const [method, path] = ['POST', '/api/newsletter-subscribers'] as const;
const subscribe = (headers: Record<string, string>) =>
  app.browser().send(method, path, { body: { email: 'ada@example.org' }, headers });

describe('every answer', () => {
  test('forbids scripts and frames of others, and inline scripts altogether', async () => {
    for (const url of ['/api/courses', '/api/nothing', '/nothing', '/healthz']) {
      const { headers } = await visitor.send('GET', url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test.each([
    ['http://learn.example.org', {}],
    ['https://learn.example.org', { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }],
  ])('of %s has these headers, and no others that the site did not mean', async (publicUrl, more) => {
    await using site = await startTestApp({ settings: { publicUrl } });
    for (const url of ['/api/courses', '/api/nothing', '/healthz']) {
      const { headers } = await site.browser().send('GET', url);
      for (const own of ['cache-control', 'connection', 'content-length', 'content-type', 'date', 'etag']) {
        delete (headers as Record<string, unknown>)[own];
      }
      expect(headers).toEqual({
        'content-security-policy': `default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: https:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'${publicUrl.startsWith('https') ? ';upgrade-insecure-requests' : ''}`,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
        ...more,
      });
    }
  });

  test('of a failure is problem+json with a stable code, a sentence, and a reference that stands in the log', async () => {
    const { status, headers, body } = await visitor.send('GET', '/api/courses/course7');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      type: '/api/docs#course-not-found',
      title: 'course-not-found',
      status: 404,
      code: 'course-not-found',
      detail: 'Course not found',
      reference: expect.stringMatching(/^[\da-f]{8}-[\da-z]+$/) as string,
    });
    const { reference } = body as { reference: string };
    expect(app.logLines).toContainEqual(
      expect.objectContaining({ reqId: reference, route: '/api/courses/:courseId', status: 404 }),
    );
  });

  test('leaves one line in the log, without ids, addresses, queries or cookies of the visitor', async () => {
    const before = app.logLines.length;
    await browser.call('GET /api/users/{uid}', { params: { uid } });
    await browser.call('GET /api/enrolments', { query: { courseId: 'course1' } });
    const lines = app.logLines.slice(before);
    expect(lines).toHaveLength(2);
    const text = JSON.stringify(lines);
    for (const secret of [uid, browser.address, 'course1', browser.cookie('opvir.session_token')]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('a write that another site sends', () => {
  test('is refused, whichever route it is for', async () => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: app.settings.publicUrl },
      { origin: 'https://127.0.0.1:3000' },
      { origin: 'http://evil.example', host: 'evil.example' },
    ] as const;
    for (const key of writes) {
      const [write, url] = key.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
      for (const headers of foreign) {
        const answer = await browser.send(write, url.replaceAll(/\{\w+\}/g, 'course1'), { headers });
        expect.soft(answer, key).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
      }
    }
  });

  test('leaves the session of the user as it is', async () => {
    expect((await browser.call('GET /api/session', {})).session?.user.uid).toBe(uid);
  });
});

test('writes of the own pages and of programs are accepted', async () => {
  const accepted = [
    { origin: app.settings.publicUrl, 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    { 'sec-fetch-site': 'none' },
    {},
  ];
  for (const headers of accepted) expect((await subscribe(headers as Record<string, string>)).status).toBe(201);
});

describe('a body', () => {
  test('of more than 100 KiB is refused', async () => {
    const answer = await app.browser().send(method, path, { body: { email: 'a'.repeat(1024 * 1024) } });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of the type %s is refused',
    async (type) => {
      const answer = await app
        .browser()
        .send(method, path, { body: 'email=ada@example.org', headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    },
  );

  test.each(['{', '', 'nonsense', '{"email":}', '{"__proto__": {"email": "ada@example.org"}}'])(
    'that is not sound JSON is refused: %j',
    async (body) => {
      const answer = await app.browser().send(method, path, { body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  test.each([null, 1, 'text', [], [{ email: 'ada@example.org' }], {}])(
    'that is %j instead of the object is refused',
    async (body) => {
      const answer = await app.browser().send(method, path, { body: JSON.stringify(body) });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  test('names every field that is not valid', async () => {
    const answer = await app.browser().send('POST', '/api/accounts', { body: { email: 'ada', password: '' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    const { fields } = answer.body as { fields: { path: string }[] };
    expect(fields.map((field) => field.path).toSorted()).toEqual(['body.email', 'body.password']);
  });
});

describe('an address', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/courses/course1/nothing', '/nothing', '/%', '/api/users'])(
    'that no route has is a problem: %s',
    async (url) => {
      for (const verb of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const answer = await visitor.send(verb, url);
        expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
        expect(answer.headers['content-type']).toContain('application/problem+json');
      }
    },
  );

  test('with an id longer than any is a problem, and not one of the method', async () => {
    for (const length of [65, 100, 101, 5000]) {
      const { status } = await visitor.send('GET', `/api/courses/${'a'.repeat(length)}`);
      expect([length, [400, 404].includes(status)]).toEqual([length, true]);
    }
  });

  test.each([
    ['PATCH', '/api/session', 'DELETE, GET, HEAD, POST, PUT'],
    ['DELETE', '/api/courses/course1', 'GET, HEAD'],
    ['PUT', '/api/courses/course1/feedback?limit=1', 'GET, HEAD, POST'],
    ['GET', '/api/accounts', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['OPTIONS', '/api/enrolments', 'GET, HEAD, POST'],
  ] as const)('that takes other methods than %s says which: %s', async (verb, url, allow) => {
    const answer = await visitor.send(verb, url);
    expect(answer).toMatchObject({ status: 405, headers: { allow }, body: { code: 'method-not-allowed' } });
  });

  test.each(['/api/%zz', '/api/%', '/api/courses/%E0%A4%A'])('that is none is a problem: %s', async (url) => {
    const answer = await visitor.send('GET', url);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('an answer that may be reused', () => {
  test.each(['/api/courses', '/api/courses/course1', '/api/courses/course1/feedback'])(
    'is not sent twice: %s',
    async (url) => {
      const first = await visitor.send('GET', url);
      expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      const etag = String(first.headers['etag']);
      const again = await visitor.send('GET', url, { headers: { 'if-none-match': etag } });
      expect(again).toMatchObject({ status: 304, body: null });
      const other = await visitor.send('GET', url, { headers: { 'if-none-match': '"another"' } });
      expect(other.status).toBe(200);
    },
  );

  test('changes its tag with its content', async () => {
    const url = '/api/courses/course2/feedback';
    const before = await visitor.send('GET', url);
    await browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
    await browser.call('POST /api/courses/{courseId}/feedback', {
      params: { courseId: 'course2' },
      body: { rating: 4, comment: 'new' },
    });
    const after = await visitor.send('GET', url, { headers: { 'if-none-match': String(before.headers['etag']) } });
    expect(after.status).toBe(200);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });
});

test('an answer about the signed-in user is stored nowhere on the way', async () => {
  for (const url of ['/api/session', '/api/enrolments', `/api/users/${uid}`]) {
    const { headers } = await browser.send('GET', url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  }
});

test('one address may write 300 times a minute; then it must wait, and reads go on', async () => {
  stopClock();
  const busy = app.browser();
  const write = (who = busy) => who.send('DELETE', '/api/session');
  for (let count = 0; count < 300; count += 1) expect((await write()).status).toBe(204);
  const refused = await write();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await busy.send('GET', '/api/courses')).status).toBe(200);
  expect((await write(app.browser())).status).toBe(204);
});
