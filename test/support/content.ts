import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { temporaryFolder } from './folder.ts';

/** Content folder for one test. */
export interface ContentFolder {
  readonly path: string;
  write(path: string, text: string | Buffer): void;
  edit(path: string, change: (text: string) => string): void;
  remove(path: string): void;
}

/** Copies the shipped content for one test. */
export function shippedContent(): ContentFolder {
  return withShipped(emptyContent());
}

/** Copies the shipped content for all tests of a file. */
export function shippedContentForThisFile(): ContentFolder {
  return withShipped(emptyContentForThisFile());
}

export function emptyContentForThisFile(): ContentFolder {
  const folder = temporaryFolder();
  afterAll(() => folder[Symbol.dispose]());
  return contentFolder(folder.path);
}

export function emptyContent(): ContentFolder {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  return contentFolder(folder.path);
}

function withShipped(folder: ContentFolder): ContentFolder {
  cpSync(defaultContentDir, folder.path, { recursive: true });
  return folder;
}

function contentFolder(path: string): ContentFolder {
  const at = (name: string) => join(path, name);
  return {
    path,
    write(name, text) {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
    edit: (name, change) => writeFileSync(at(name), change(readFileSync(at(name), 'utf8'))),
    remove: (name) => rmSync(at(name), { recursive: true }),
  };
}

/** Contents of all files below a folder, by path. */
export function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length + 1), readFileSync(path).toString('base64')] as const;
  });
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** File of a course that differs from all shipped ones. */
export function courseFile(title: string, more = ''): string {
  return `---\ntitle: ${title}\nschedule: Two weeks\ninstructor: Ada Example\nimage: ../course1/course1.svg\n${more}---\n\nA course about ${title}.\n`;
}
