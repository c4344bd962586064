import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { contentKinds as kinds, hasPage } from '../../src/app/server/content-kinds.ts';
import { readFolder } from '../../src/platform/server/content/folder.ts';
import { buildSnapshot } from '../../src/platform/server/content/snapshot.ts';
import { makeExamContent } from './exam-content.ts';

test('the content of the exam has no fault, with which no server would start', async () => {
  using folder = temporaryFolder();
  const read = await readFolder(makeExamContent(join(folder.path, 'content'), 5), kinds);
  const { faults } = buildSnapshot({ version: 1, kinds, hasPage, sources: read.items, assets: read.assets });
  expect([...read.faults, ...faults]).toEqual([]);
});
