import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { closeToOthers } from './owner-only.ts';

const src = join(import.meta.dirname, '../../..');

/** Whatever any module of the server puts into the data folder: each names it where it joins the path. */
function namesInCode(): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\bdataDir, '([^']+)'/g)].map(([, name]) => name!),
  );
  return [...new Set(names)].toSorted();
}

test.skipIf(process.platform === 'win32')(
  'everything that the server makes in its data folder counts as its own',
  () => {
    using folder = temporaryFolder();
    const names = namesInCode();
    expect(names).toEqual(expect.arrayContaining(['campaigns', 'opvir.sqlite', 'outbox', 'secret', 'uploads']));
    for (const name of names) mkdirSync(join(folder.path, name));
    const paths = [folder.path, ...names.map((name) => join(folder.path, name))];
    for (const path of paths) chmodSync(path, 0o755);
    expect(closeToOthers(folder.path)).toEqual([
      `The data folder ${folder.path} was open to other users of this machine; it is closed now.`,
    ]);
    expect(paths.map((path) => statSync(path).mode & 0o077)).toEqual(paths.map(() => 0));
  },
);
