import type { Learner } from './learners.ts';

type From = Pick<Learner, 'address'> & Partial<Pick<Learner, 'cookie'>>;

/** A whole request as a proxy passes it on: `call` is a method and a path. */
export function requestOf({ address, cookie }: From, call: string, body?: string, ...more: readonly string[]): string {
  const head = [
    `${call} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: bench',
    'Accept: */*',
    `X-Forwarded-For: ${address}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    ...more,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
