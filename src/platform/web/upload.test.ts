import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RouteTable } from '../contract/routes.ts';
import { networkTimeoutDesktopMs } from '../contract/limits.ts';
import { makeUpload } from './upload.ts';

const table = {
  'POST /api/things': {
    operation: 'addThing',
    summary: '',
    access: 'user',
    body: z.object({ name: z.string() }),
    files: { thing: { maxBytes: 10, extensions: ['.zip'] } },
    success: { status: 200, body: z.object({ name: z.string() }) },
  },
} as const satisfies RouteTable;

const upload = makeUpload<typeof table>();

/** In the place of the browser's own, before a server that says nothing: the test says how much has been sent. */
class Request extends EventTarget {
  static last: Request;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  getResponseHeader = () => null;
  open = () => {};
  setRequestHeader = () => {};
  send = () => void (Request.last = this);

  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }

  tell(event: 'progress' | 'load', loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event(event), { lengthComputable: true, loaded, total: 10 }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => void vi.useRealTimers());

/** Starts an upload of ten bytes; returns its failure and reported progress so far. */
function begin(timeoutMs?: number) {
  const seen: { failure?: unknown; readonly told: number[] } = { told: [] };
  upload('POST /api/things', {
    body: { name: 'a', thing: new Blob(['0123456789']) },
    onProgress: (sent) => seen.told.push(sent),
    ...(timeoutMs !== undefined && { timeoutMs }),
  }).catch((error: unknown) => (seen.failure = error));
  return seen;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const givenUp = { code: 'network-request-failed', status: 0 };

test('while something is sent, it is given up when nothing has moved for the time-out of §9', async () => {
  const seen = begin(300_000);
  for (const loaded of [1, 2, 3]) {
    await wait(networkTimeoutDesktopMs - 1);
    Request.last.tell('progress', loaded);
  }
  await wait(networkTimeoutDesktopMs - 1);
  expect(seen).toEqual({ told: [0.1, 0.2, 0.3] });
  await wait(1);
  expect(seen.failure).toMatchObject(givenUp);
});

test.each(['progress', 'load'] as const)(
  'what the server has to work on is waited for as long as the call says, from the last byte on, told by %s',
  async (event) => {
    const seen = begin(300_000);
    Request.last.tell('progress', 5);
    await wait(1000);
    Request.last.tell(event, 10);
    await wait(299_999);
    expect(seen).toEqual({ told: [0.5, 1] });
    await wait(1);
    expect(seen.failure).toMatchObject(givenUp);
  },
);

test('where the call says nothing, the time-out of §9 holds after the last byte too', async () => {
  const seen = begin();
  Request.last.tell('load', 10);
  await wait(networkTimeoutDesktopMs - 1);
  expect(seen.failure).toBeUndefined();
  await wait(1);
  expect(seen.failure).toMatchObject(givenUp);
});

test.each([
  [413, '<html><center>413 Request Entity Too Large</center></html>', 413, /Send a smaller file/],
  [502, '<html><center>502 Bad Gateway</center></html>', 502, /is not answering right now/],
  [504, '', 504, /took too long to answer/],
  [200, '<!doctype html><title>Wi-Fi</title>', 0, /the login page of a Wi-Fi network/],
])('a proxy that answers %i to a file is told as what it is', async (status, page, told, text) => {
  const seen = begin();
  Request.last.answer(status, page);
  await wait(0);
  expect(seen.failure).toMatchObject({
    status: told,
    isFromProxy: true,
    message: expect.stringMatching(text) as string,
  });
});
