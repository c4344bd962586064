import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds of one kind, beside each other. Each is a folder that never changes once it is whole, so that whoever uses it may go on. */
export interface Builds {
  /** Holds the folder of each. */
  readonly folder: string;
  /** The file that names the present one. */
  readonly pointer: string;
  /** What a folder needs to be whole. */
  readonly wholeWith: string;
}

export const buildFolder = join(import.meta.dirname, '../../../build');

/** What the server sends to browsers. */
export function siteBuilds(build = buildFolder): Builds {
  return { folder: join(build, 'sites'), pointer: join(build, 'current'), wholeWith: 'pages.json' };
}

/** The server's own program, in few files. */
export function serverBuilds(build = buildFolder): Builds {
  return { folder: join(build, 'servers'), pointer: join(build, 'current-server'), wholeWith: 'main.js' };
}

/** The folder of the present one; null where none was made yet. Nothing else says where it is. */
export function currentBuild({ folder, pointer, wholeWith }: Builds): string | null {
  if (!existsSync(pointer)) return null;
  const named = join(folder, readFileSync(pointer, 'utf8').trim());
  return isWhole(named, wholeWith) ? named : null;
}

/** Otherwise a build is under way there, or came to no end. */
export function isWhole(folder: string, wholeWith: string): boolean {
  return existsSync(join(folder, wholeWith));
}
