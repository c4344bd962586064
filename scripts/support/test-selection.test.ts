import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Suite, filesOfKind, suites, testKinds } from '../../test/suites.ts';
import { selectionOf, suitesFor } from './test-selection.ts';

const all: readonly Suite[] = suites;
const since = 'HEAD';

describe('the suites that a change asks for', () => {
  it('are those that guard a changed source, with the path that asked', () => {
    const path = 'src/features/engines/host.ts';
    expect(suitesFor({ since, paths: ['README.md', path] })).toEqual(
      new Map([
        ['hostile programs', path],
        ['offline', path],
        ['learning', path],
      ]),
    );
  });

  it('are also those of a changed test file', () => {
    const path = 'test/e2e/passkeys.e2e.ts';
    expect(suitesFor({ since, paths: [path] })).toEqual(new Map([['accounts', path]]));
  });

  it('are none where nothing that a suite guards was changed, or nobody can tell', () => {
    expect(suitesFor({ since, paths: ['README.md', 'docs/architecture.md'] }).size).toBe(0);
    expect(suitesFor(null).size).toBe(0);
  });
});

describe('a suite', () => {
  it('names files and sources that exist', () => {
    const globs = all.flatMap(({ name, files, when }) =>
      [...when, ...Object.values(files).flat()].map((glob) => ({ name, glob })),
    );
    expect(globs.filter(({ glob }) => globSync(glob).length === 0)).toEqual([]);
  });

  it('has only files of the kind that it gives them', () => {
    for (const { name, files } of all)
      for (const kind of testKinds)
        for (const file of globSync([...(files[kind] ?? [])]))
          expect.soft(isOfKind(file, kind), `${name}: ${file} is a test of the kind ${kind}`).toBe(true);
  });
});

describe('words on the command line', () => {
  it('that are part of a path mean that file, and all of its tests', () => {
    expect(selectionOf(['quizzes/server/grade.test.ts'])).toEqual({
      files: new Map([['unit', ['src/features/quizzes/server/grade.test.ts']]]),
      names: null,
    });
  });

  it('mean only the tests of the kinds that are named with them', () => {
    expect([...(selectionOf(['identity/server/sign-up.db'], ['sqlite'])?.files.keys() ?? [])]).toEqual(['sqlite']);
    expect(selectionOf(['quizzes/server/grade.test.ts'], ['browser'])).toBeNull();
  });

  it('that are part of a database test’s path mean it on both engines', () => {
    expect([...(selectionOf(['identity/server/sign-up.db'])?.files.keys() ?? [])]).toEqual(['sqlite', 'postgres']);
  });

  it('that are part of a name mean the tests of that name, in any file', () => {
    const name = ['is one that is', 'nowhere else (a.b)'].join(' ');
    expect(selectionOf([name])).toBeNull();
    const found = selectionOf(['that are part of a name mean the tests of that name']);
    expect(found?.files.get('unit')).toEqual(['scripts/support/test-selection.test.ts']);
    expect(found?.names).toBe('that are part of a name mean the tests of that name');
  });
});

function isOfKind(file: string, kind: (typeof testKinds)[number]): boolean {
  const { include, exclude } = filesOfKind[kind];
  return include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob));
}
