import { hash } from 'node:crypto';

/** Key of a limit's counter, hashed so that the table contains no personal addresses. */
export function limiterKey(name: string, ...on: readonly string[]): string {
  return `${name}:${hash('sha256', on.join('\n'), 'base64url')}`;
}
