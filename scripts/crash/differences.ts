import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The names below two folders that are not the same file in both. */
export function differences(left: string, right: string): string[] {
  const names = [left, right].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  // Memory that is shared between connections; SQLite makes it anew.
  const lasting = [...new Set(names)].filter((name) => !name.endsWith('-shm'));
  return lasting.filter((name) => !contentOf(join(left, name)).equals(contentOf(join(right, name))));
}

function contentOf(path: string): Buffer {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? readFileSync(path) : Buffer.from(stats ? 'a folder' : 'nothing');
}
