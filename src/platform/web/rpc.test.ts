import * as z from 'zod/mini';
import { afterEach, expect, test, vi } from 'vitest';
import type { RouteTable } from '../contract/routes.ts';
import { ApiError, failedWith, listenForApiFailures, makeCall, networkTimeoutMs } from './rpc.ts';

const table = {
  'GET /api/things/{thingId}': {
    operation: 'getThing',
    summary: '',
    access: 'anyone',
    params: z.object({ thingId: z.string() }),
    query: z.object({ limit: z.optional(z.number()), cursor: z.optional(z.string()) }),
    success: { status: 200, body: z.object({ name: z.string() }) },
    errors: { 'thing-gone': { status: 410, message: 'Gone.' } },
  },
  'PUT /api/things': {
    operation: 'putThing',
    summary: '',
    access: 'user',
    body: z.object({ name: z.string() }),
    success: { status: 204, body: null },
  },
} as const satisfies RouteTable;

const call = makeCall<typeof table>();
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const mobile = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';

afterEach(() => void vi.useRealTimers());

function serverAnswers(answer: () => Response) {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** A server that takes the request and never answers. */
function serverIsSilent() {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
}

test('a call puts parameters in the path, leaves out what is undefined, and gives the answer', async () => {
  const fetched = serverAnswers(() => Response.json({ name: 'a' }));
  const thing = await call('GET /api/things/{thingId}', {
    params: { thingId: 'a/b c' },
    query: { limit: 5, cursor: undefined },
  });
  expect(thing.name).toBe('a');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb%20c?limit=5');
  expect(fetched.mock.calls[0]?.[1].method).toBe('GET');
});

test('a body goes as JSON, and an empty answer is undefined', async () => {
  const fetched = serverAnswers(() => new Response(null, { status: 204 }));
  expect(await call('PUT /api/things', { body: { name: 'b' } })).toBeUndefined();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    body: '{"name":"b"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('a problem becomes an ApiError with code, sentence, status, reference and fields, heard by every listener', async () => {
  const problem = {
    type: 't',
    title: 't',
    status: 410,
    code: 'thing-gone',
    detail: 'Gone.',
    reference: 'r1',
    fields: [{ path: 'body.name', message: 'no' }],
  };
  serverAnswers(() => Response.json(problem, { status: 410 }));
  const heard: string[] = [];
  const stop = listenForApiFailures(({ code }) => heard.push(code));
  const failure = await call('GET /api/things/{thingId}', { params: { thingId: '1' } }).catch(
    (error: unknown) => error,
  );
  stop();
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    code: 'thing-gone',
    message: 'Gone.',
    status: 410,
    reference: 'r1',
    fields: problem.fields,
  });
  expect(heard).toEqual(['thing-gone']);
});

const pages = {
  nginx: '<html>\r\n<head><title>Error</title></head>\r\n<body><center>nginx/1.22.1</center></body>\r\n</html>\r\n',
  login: '<!doctype html><title>Welcome to the Wi-Fi of the hotel</title>',
  json: '{"message":"no Route matched with those values"}',
  none: '',
};

test.each([
  [413, pages.nginx, 'payload-too-large', /larger than the server in front of this site accepts\. Send a smaller file/],
  [429, pages.nginx, 'refused-by-proxy', /too many requests\. Please wait a moment/],
  [500, pages.nginx, 'server-error', /went wrong on our side\. Please try again/],
  [502, pages.nginx, 'server-error', /is not answering right now\. Please wait a minute/],
  [503, pages.none, 'server-error', /is not answering right now\. Please wait a minute/],
  [504, pages.nginx, 'server-error', /took too long to answer\. Check whether it was done/],
  [403, pages.login, 'refused-by-proxy', /refused this \(error 403\)\. Try another network/],
  [404, pages.json, 'refused-by-proxy', /refused this \(error 404\)/],
  [407, pages.login, 'refused-by-proxy', /refused this \(error 407\)/],
])('a proxy’s %i, whose body is %j, is told as what it is', async (status, body, code, text) => {
  serverAnswers(() => new Response(body, { status }));
  const failure = await call('PUT /api/things', { body: { name: 'b' } }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code, status, isFromProxy: true, message: expect.stringMatching(text) as string });
});

test('a page that is not the site’s, with success, leaves what was sent to be sent later', async () => {
  serverAnswers(() => new Response(pages.login));
  await expect(call('PUT /api/things', { body: { name: 'b' } })).rejects.toMatchObject({
    code: 'network-request-failed',
    status: 0,
    message: expect.stringContaining('the login page of a Wi-Fi network') as string,
  });
});

test('no connection is network-request-failed (§8)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('PUT /api/things', { body: { name: 'b' } })).rejects.toMatchObject({
    code: 'network-request-failed',
    status: 0,
  });
});

test.each([
  ['desktop', desktop, 30_000],
  ['mobile', mobile, 60_000],
])(
  'on %s a call is given up after the time-out of §9, and not a millisecond before',
  async (_, userAgent, timeoutMs) => {
    expect(networkTimeoutMs(userAgent)).toBe(timeoutMs);
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { userAgent });
    serverIsSilent();
    let failure: unknown;
    call('PUT /api/things', { body: { name: 'b' } }).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ code: 'network-request-failed' });
  },
);

test('a call of longer work is given up when the time is over that it names', async () => {
  vi.useFakeTimers();
  serverIsSilent();
  let failure: unknown;
  call('PUT /api/things', { body: { name: 'b' }, timeoutMs: 90_000 }).catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(89_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ code: 'network-request-failed' });
});

test('what the caller itself called off is no failure of the network', async () => {
  serverIsSilent();
  const caller = new AbortController();
  const calling = call('PUT /api/things', { body: { name: 'b' }, signal: caller.signal });
  caller.abort();
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
});

/** Compiled, never run. */
function wrongCalls() {
  // @ts-expect-error: no such route
  void call('GET /api/nothing');
  // @ts-expect-error: a parameter is missing
  void call('GET /api/things/{thingId}');
  // @ts-expect-error: the body has another shape
  void call('PUT /api/things', { body: { title: 'b' } });
  // @ts-expect-error: the answer has no such field
  void call('GET /api/things/{thingId}', { params: { thingId: '1' } }).then(({ title }) => expect(title).toBeDefined());
}

test('method, path, body and answer are held by the compiler', () => {
  expect(wrongCalls).toBeTypeOf('function');
});

test('a failure is told from others by a code that the route declares', () => {
  const gone = new ApiError({ code: 'thing-gone', detail: 'Gone.', status: 410 });
  type GetThing = (typeof table)['GET /api/things/{thingId}'];
  expect(failedWith<GetThing>(gone, 'thing-gone')).toBe(true);
  // @ts-expect-error: no route of the table fails with this
  expect(failedWith<GetThing>(gone, 'thing-gnoe')).toBe(false);
});
