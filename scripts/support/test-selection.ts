import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type Suite, type TestKind, filesOfKind, suites, testKinds } from '../../test/suites.ts';
import type { Changes } from './changed-paths.ts';

/** Suites that run, each with the path that asks for it. */
export type ChosenSuites = ReadonlyMap<string, string>;

/** The suites that guard a path which was changed, and those whose own files were. */
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

/** Test files, and which of their tests. */
export interface Selection {
  readonly files: ReadonlyMap<TestKind, readonly string[]>;
  /** A regular expression for the names of tests; null: all of the files. */
  readonly names: string | null;
}

/**
 * What words on the command line mean: a word that is part of a test file's path means that file, any other one the tests in whose name
 * it is. Null if they mean nothing.
 */
export function selectionOf(words: readonly string[]): Selection | null {
  const all = testKinds.map((kind) => [kind, filesOf(kind)] as const);
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

/** The text as a regular expression that means it. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
