import { hash } from 'node:crypto';

/** What a limit is counted on, as it stands in the table: hashed, for no address of a person is to be found there. */
export function limiterKey(name: string, ...on: readonly string[]): string {
  return `${name}:${hash('sha256', on.join('\n'), 'base64url')}`;
}
