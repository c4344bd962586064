import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type Suite, type TestKind, filesOfKind, suites, testKinds } from '../../test/suites.ts';
import type { Changes } from './changed-paths.ts';

/** Suites that run, each with the changed path that selected it. */
export type ChosenSuites = ReadonlyMap<string, string>;

/** Suites that guard a changed path, or whose own files were changed. */
export function suitesFor(changes: Changes | null): ChosenSuites {
  const all: readonly Suite[] = suites;
  return new Map(
    all.flatMap(({ name, files, when }) => {
      const globs = [...when, ...Object.values(files).flat()];
      const path = changes?.paths.find((each) => globs.some((glob) => matchesGlob(each, glob)));
      return path === undefined ? [] : [[name, path] as const];
    }),
  );
}

/** Selected test files and test names. */
export interface Selection {
  readonly files: ReadonlyMap<TestKind, readonly string[]>;
  /** Regular expression for test names; null selects all tests of the files. */
  readonly names: string | null;
}

/**
 * Selection from words on the command line: a word in a test file's path selects that file, any other word the tests that have it in their name. Null
 * if nothing of these kinds matches.
 */
export function selectionOf(words: readonly string[], kinds: readonly TestKind[] = testKinds): Selection | null {
  const all = kinds.map((kind) => [kind, filesOf(kind)] as const);
  const isPath = (word: string) => all.some(([, files]) => files.some((file) => file.includes(word)));
  const paths = words.filter(isPath);
  const names = words.filter((word) => !isPath(word));
  const isMeant = (file: string) =>
    (paths.length === 0 || paths.some((path) => file.includes(path))) && (names.length === 0 || hasAnyOf(file, names));
  const files = all.map(([kind, each]) => [kind, each.filter(isMeant)] as const).filter(([, each]) => each.length > 0);
  if (files.length === 0) return null;
  return {
    files: new Map(files),
    names: names.length === 0 ? null : names.map(escaped).join('|'),
  };
}

function filesOf(kind: TestKind): string[] {
  const { include, exclude } = filesOfKind[kind];
  return globSync([...include]).filter((file) => !exclude.some((glob) => matchesGlob(file, glob)));
}

function hasAnyOf(file: string, names: readonly string[]): boolean {
  const text = readFileSync(file, 'utf8');
  return names.some((name) => text.includes(name));
}

/** Escapes a text for use in a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
