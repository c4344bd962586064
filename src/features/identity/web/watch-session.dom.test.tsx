import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ada as user } from '../../../../test/support/session.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { identityRoutes } from '../contract.ts';
import { checkSession } from './session-check.ts';
import { watchSession } from './watch-session.ts';
import { adoptSession, currentSession, endSession, putSession } from './session-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The server's clock is ahead of this device's by this much. */
const aheadMs = 10 * minuteMs;
const serverNow = () => Date.now() + aheadMs;
const session = (lifeMs: number) => ({ user, expiresAt: serverNow() + lifeMs, now: serverNow() });
const problem = (status: number, code: string) =>
  Response.json({ code, detail: code, status, reference: 'r' }, { status });

type Answer = () => Response | Promise<Response>;
let stop = () => {};
let calls: string[] = [];
let answers: Record<string, Answer> = {};

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    const key = `${method} ${path}`;
    calls.push(key);
    const answer = answers[key];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
  });
});

afterEach(() => {
  stop();
  putSession({ status: 'visitor', ending: null });
  vi.useRealTimers();
});

/** Opens a tab with these server responses. */
async function openTab(server: Record<string, Answer>) {
  answers = server;
  putSession({ status: 'checking' });
  stop = watchSession(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
}

const refreshes = () => calls.filter((key) => key === 'PUT /api/session').length;

test('a visitor is a visitor, and the stored flag is gone (§4)', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  await openTab({ 'GET /api/session': () => Response.json({ session: null }) });
  expect(currentSession()).toEqual({ status: 'visitor', ending: null });
  expect(localStorage.getItem('isAuthenticated')).toBeNull();
});

test('a signed-in user is known, and the flag isAuthenticated is stored (§4)', async () => {
  await openTab({ 'GET /api/session': () => Response.json({ session: session(hourMs) }) });
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
});

test('the session is refreshed 5 minutes before its expiry on the server’s clock, and not before (§9)', async () => {
  await openTab({
    'GET /api/session': () => Response.json({ session: session(hourMs) }),
    'PUT /api/session': () => Response.json(session(hourMs)),
  });
  await vi.advanceTimersByTimeAsync(55 * minuteMs - 1);
  expect(refreshes()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(refreshes()).toBe(1);
  await vi.advanceTimersByTimeAsync(55 * minuteMs - 1);
  expect(refreshes()).toBe(1);
});

test('a refresh that fails is tried again after 30 s, then after 60 s more (§9)', async () => {
  await openTab({ 'GET /api/session': () => Response.json({ session: session(hourMs) }) });
  await vi.advanceTimersByTimeAsync(55 * minuteMs);
  expect(refreshes()).toBe(1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(refreshes()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refreshes()).toBe(2);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(refreshes()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(refreshes()).toBe(3);
});

test('30 s before its real expiry a session that could not be refreshed has ended, and says so (§8, §9)', async () => {
  await openTab({ 'GET /api/session': () => Response.json({ session: session(hourMs) }) });
  await vi.advanceTimersByTimeAsync(hourMs - 30_001);
  expect(currentSession().status).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(1);
  expect(currentSession()).toEqual({ status: 'visitor', ending: 'session-expired' });
});

test.each(['user-disabled', 'session-expired'] as const)('any call that answers %s signs out (§8)', async (code) => {
  let isOver = false;
  await openTab({
    'GET /api/session': () => Response.json({ session: isOver ? null : session(hourMs) }),
    'DELETE /api/session': () => {
      isOver = true;
      return problem(403, code);
    },
  });
  await makeCall<typeof identityRoutes>()('DELETE /api/session').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession()).toEqual({ status: 'visitor', ending: code });
});

test('a late answer to a call of the session before this one signs nobody out', async () => {
  await openTab({
    'GET /api/session': () => Response.json({ session: session(hourMs) }),
    'DELETE /api/session': () => problem(403, 'session-expired'),
  });
  await makeCall<typeof identityRoutes>()('DELETE /api/session').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
});

test('a call about a disabled account that is not theirs signs nobody out', async () => {
  await openTab({
    'GET /api/session': () => Response.json({ session: session(hourMs) }),
    'POST /api/session': () => problem(403, 'user-disabled'),
  });
  const body = { email: 'a@example.org', password: 'secret' };
  await makeCall<typeof identityRoutes>()('POST /api/session', { body }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
});

test('with another user the live events are asked for anew, and with the same one they are not', async () => {
  const streams: { readyState: number }[] = [];
  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      streams.push(this);
    }
    close() {
      this.readyState = Stream.CLOSED;
    }
  }
  vi.stubGlobal('EventSource', Stream);
  const request = (_: string, __: LockOptions, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  await openTab({ 'GET /api/session': () => Response.json({ session: session(hourMs) }) });
  adoptSession(session(2 * hourMs));
  expect(streams.map(({ readyState }) => readyState)).toEqual([1]);
  adoptSession({ ...session(hourMs), user: { ...user, uid: 'u2' } });
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 1]);
  endSession(null);
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 2]);
});

test('a sign-in that is refused leaves a visitor a visitor', async () => {
  await openTab({
    'GET /api/session': () => Response.json({ session: null }),
    'POST /api/session': () => problem(403, 'user-disabled'),
  });
  const body = { email: 'a@example.org', password: 'secret' };
  await makeCall<typeof identityRoutes>()('POST /api/session', { body }).catch(() => undefined);
  expect(currentSession()).toEqual({ status: 'visitor', ending: null });
});

test('a session that is gone when the tab comes to the front has ended', async () => {
  await openTab({ 'GET /api/session': () => Response.json({ session: session(hourMs) }) });
  answers = { 'GET /api/session': () => Response.json({ session: null }) };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession()).toEqual({ status: 'visitor', ending: 'session-expired' });
});

test('without a connection, whoever was signed in stays in question until the server has answered', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  await openTab({});
  expect(currentSession()).toEqual({ status: 'unreachable', failures: 1 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(currentSession().status).toBe('unreachable');
  answers = { 'GET /api/session': () => Response.json({ session: session(hourMs) }) };
  await vi.advanceTimersByTimeAsync(30_000);
  expect(currentSession().status).toBe('signed-in');
});

test('whose session it is is asked again after 1 s, 2 s and 4 s, and one who asks meanwhile starts no second row', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  await openTab({ 'GET /api/session': () => new Response('Bad gateway', { status: 502 }) });
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(3999);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(4);
});

test('a first answer counts although another question failed while it was on its way', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  const { promise, resolve } = Promise.withResolvers<Response>();
  await openTab({ 'GET /api/session': () => promise });
  answers = {};
  await checkSession();
  expect(currentSession().status).toBe('unreachable');
  resolve(Response.json({ session: session(hourMs) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession().status).toBe('signed-in');
});

test('a tab that cannot reach the server does not take the session from the others', async () => {
  const told: unknown[] = [];
  vi.useRealTimers();
  const otherTab = new BroadcastChannel('opvir.session');
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => told.push(data));
  localStorage.setItem('isAuthenticated', 'true');
  putSession({ status: 'checking' });
  answers = {};
  stop = watchSession(() => undefined);
  await vi.waitFor(() => expect(currentSession().status).toBe('unreachable'));
  endSession('user-disabled');
  await vi.waitFor(() => expect(told).toEqual([{ status: 'visitor', ending: 'user-disabled' }]));
  otherTab.close();
});

test('signing out in another tab signs out here', async () => {
  await openTab({ 'GET /api/session': () => Response.json({ session: session(hourMs) }) });
  vi.useRealTimers();
  const otherTab = new BroadcastChannel('opvir.session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to one origin
  otherTab.postMessage({ status: 'visitor', ending: null });
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'visitor', ending: null }));
  otherTab.close();
});
