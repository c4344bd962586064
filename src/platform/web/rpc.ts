import { networkTimeoutDesktopMs, networkTimeoutMobileMs } from '../contract/limits.ts';
import type { Problem } from '../contract/problems.ts';
import { proxyFailureText } from './proxy-failures.ts';
import { addressOf } from '../contract/reading.ts';
import type { Call } from '../contract/calls.ts';
import type { ErrorCodeOf, RouteKey, RouteSpec, RouteTable } from '../contract/routes.ts';

/** A call that failed. `message` is a sentence for people; `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** Finds the server's log line; null when no answer came. */
  readonly reference: string | null;
  readonly fields: readonly { path: string; message: string }[];
  /** After how many seconds another try is worth it; null where the server does not say. */
  readonly retryAfterSeconds: number | null;
  /** True if something between browser and server answered; the server may not have received the request. */
  readonly isFromProxy: boolean;

  constructor(
    problem: Pick<Problem, 'code' | 'detail' | 'status'> & Partial<Problem>,
    retryAfter: string | null = null,
    isFromProxy = false,
  ) {
    super(problem.detail);
    this.code = problem.code;
    this.status = problem.status;
    this.reference = problem.reference ?? null;
    this.fields = problem.fields ?? [];
    this.retryAfterSeconds = Number(retryAfter) || null;
    this.isFromProxy = isFromProxy;
  }
}

/** Returns whether a call of route R failed with this code, which must be one that the route declares. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the route, and R limits the codes to those of the route
export function failedWith<R extends RouteSpec>(
  error: ApiError,
  code: NoInfer<ErrorCodeOf<R> | 'network-request-failed'>,
): boolean {
  return error.code === code;
}

interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  timeoutMs?: number;
}

type FailureListener = (failure: ApiError) => void;
const failureListeners = new Set<FailureListener>();

/** Hears every failed call of this tab, before its caller does. Returns how to stop. */
export function listenForApiFailures(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

export function reportFailure(failure: ApiError): void {
  for (const listener of failureListeners) listener(failure);
}

/** The calls of one route table, which is given as a type only: `call('POST /api/enrolments', { body })`. Throws {@link ApiError}. */
export function makeCall<Table extends RouteTable>(): Call<Table> {
  return async function call(key, ...[input]) {
    try {
      return (await send(key, input ?? {})) as never;
    } catch (error) {
      if (error instanceof ApiError) reportFailure(error);
      throw error;
    }
  };
}

/** Specification §9: the time-out of a call that names no other, by the kind of device. Phones and iPads say `Mobile`, Android's tablets do not. */
export function networkTimeoutMs(userAgent: string): number {
  return /Android|Mobi/.test(userAgent) ? networkTimeoutMobileMs : networkTimeoutDesktopMs;
}

async function send(
  key: RouteKey,
  {
    params = {},
    query = {},
    body,
    signal,
    keepalive = false,
    timeoutMs = networkTimeoutMs(navigator.userAgent),
  }: CallInput,
): Promise<unknown> {
  const [method = ''] = key.split(' ');
  const path = addressOf(key, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      keepalive,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    const text = await response.text();
    if (!response.ok) throw problemOf(response.status, text, response.headers.get('retry-after'));
    return answerOf(text);
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw unreachable();
  } finally {
    clearTimeout(timer);
  }
}

export function unreachable(): ApiError {
  return new ApiError({
    code: 'network-request-failed',
    status: 0,
    detail: 'The site could not be reached. Please check your internet connection and try again.',
  });
}

/** Parses a successful answer. Throws {@link ApiError} if it is not JSON, because then another page has answered. */
export function answerOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const failure = { code: 'network-request-failed', status: 0, detail: proxyFailureText(200) };
    throw new ApiError(failure, null, true);
  }
}

/** Parses a failed answer; uses {@link proxyFailureText} if it is not the server's. `retryAfter` is the header of that name. */
export function problemOf(status: number, text: string, retryAfter: string | null): ApiError {
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem === 'object' && problem !== null && 'code' in problem) {
      return new ApiError(problem as Problem, retryAfter);
    }
  } catch {
    // Not JSON: falls through.
  }
  const code = status === 413 ? 'payload-too-large' : status >= 500 ? 'server-error' : 'refused-by-proxy';
  return new ApiError({ code, status, detail: proxyFailureText(status) }, retryAfter, true);
}
