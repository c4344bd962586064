import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of all builds of one kind. A complete build never changes, so a running process can keep using it. */
export interface Builds {
  /** Folder that contains one folder for each build. */
  readonly folder: string;
  /** File that names the current build. */
  readonly pointer: string;
  /** File that exists only in a complete build. */
  readonly wholeWith: string;
}

export const buildFolder = join(import.meta.dirname, '../../../build');

/** Builds of the site that the server sends to browsers. */
export function siteBuilds(build = buildFolder): Builds {
  return { folder: join(build, 'sites'), pointer: join(build, 'current'), wholeWith: 'pages.json' };
}

/** Builds of the server's own program, bundled into few files. */
export function serverBuilds(build = buildFolder): Builds {
  return { folder: join(build, 'servers'), pointer: join(build, 'current-server'), wholeWith: 'main.js' };
}

/** Folder of the current build; null if there is none. This is the only source of that information. */
export function currentBuild({ folder, pointer, wholeWith }: Builds): string | null {
  if (!existsSync(pointer)) return null;
  const named = join(folder, readFileSync(pointer, 'utf8').trim());
  return isWhole(named, wholeWith) ? named : null;
}

/** Checks that a build is complete; otherwise it is in progress or was aborted. */
export function isWhole(folder: string, wholeWith: string): boolean {
  return existsSync(join(folder, wholeWith));
}
