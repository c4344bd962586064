import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the running version of Opvir. */
export function productVersion(): string {
  const path = join(import.meta.dirname, '../../../package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
