import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../config/s3-settings.ts';
import { StorageOutage } from './outage.ts';

/** Time limits until the answer begins; an upload must be complete by then. */
const answerMaxMs = { GET: 15_000, DELETE: 15_000, PUT: 120_000 } as const;
const pausesMs = [200, 1000];
/** SHA-256 of empty content. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export interface S3Request {
  readonly method: keyof typeof answerMaxMs;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Its SHA-256 is signed with the request, so that the service detects corruption in transit. */
  readonly body?: { readonly content: Blob; readonly sha256: string };
}

/** Address of an object: `https://host/bucket/key`, or `https://bucket.host/key`. */
export function s3Address(
  { endpoint, bucket, pathStyle }: S3Settings,
  { key, query }: Pick<S3Request, 'key' | 'query'>,
): URL {
  const url = new URL(endpoint);
  const names = [url.pathname.replace(/\/$/, ''), ...(pathStyle ? [bucket] : []), ...(key === '' ? [] : [key])];
  if (!pathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = names.join('/');
  url.search = new URLSearchParams(query).toString();
  return url;
}

/**
 * Sends one signed request. Transient failures (no connection, 5xx, `SlowDown`) are retried twice. Returns the answer
 * with its body unread: 200, 204 or 404; throws {@link StorageOutage} for everything else.
 */
export async function s3Fetch(settings: S3Settings, request: S3Request): Promise<Response> {
  for (const pauseMs of [...pausesMs, null]) {
    const outcome = await attempt(settings, request).catch((error: unknown) => awayOf(settings, error));
    if (outcome instanceof Response) return outcome;
    if (!outcome.mayPass || pauseMs === null) throw new StorageOutage(outcome.message);
    await delay(pauseMs);
  }
  throw new Error('unreachable: the last try returns or throws');
}

interface Failure {
  readonly message: string;
  readonly mayPass: boolean;
}

async function attempt(settings: S3Settings, { method, body, ...place }: S3Request): Promise<Response | Failure> {
  const { accessKey, secretKey, region } = settings;
  const signed = await new AwsV4Signer({
    method,
    url: s3Address(settings, place).href,
    headers: { 'x-amz-content-sha256': body?.sha256 ?? emptyHash },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
  }).sign();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerMaxMs[method]);
  const init = { method, headers: signed.headers, redirect: 'error', signal: late.signal } as const;
  const answer = await fetch(signed.url, body ? { ...init, body: body.content } : init).finally(() =>
    clearTimeout(timer),
  );
  if (answer.ok) return answer;
  const text = await answer.text();
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  // Any other 404 is about a missing bucket, or comes from a proxy in front of the service: it does not mean that a
  // file is lost.
  if (answer.status === 404 && code === 'NoSuchKey' && method !== 'PUT') return new Response(null, { status: 404 });
  const mayPass = answer.status >= 500 || (answer.status === 404 && code === '');
  return { message: `${nameBucket(settings)} answered ${answer.status} ${code}`.trim(), mayPass };
}

/** Human-readable name of the bucket. */
export function nameBucket({ bucket, endpoint }: S3Settings): string {
  return `the bucket ${bucket} at ${new URL(endpoint).host}`;
}

function awayOf(settings: S3Settings, error: unknown): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
  return { message: `${nameBucket(settings)} does not answer: ${reason}`, mayPass: true };
}
