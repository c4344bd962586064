import { expect, test } from 'vitest';
import { poolForThisTest } from '../../../../test/support/engines.ts';
import { courseKind } from '../../courses/server/content.ts';
import { buildSnapshot } from '../../../platform/server/content/snapshot.ts';
import { screencastKind } from './content.ts';
import { screencastRunFaults } from './run-faults.ts';

const course = '---\ntitle: C\nschedule: One week\ninstructor: Ada\nimage: c.svg\n---\n\nText.\n';

function read(body: string, language = 'javascript') {
  const source = `---\ntitle: T\nlanguage: ${language}\n---\n\n${body}`;
  const sources = [
    { kind: 'course', id: 'c', source: course },
    { kind: 'cast', id: 'c/t', source },
  ] as const;
  const assets = [{ path: 'courses/c/c.svg', hash: 'a'.repeat(64), sizeBytes: 1, type: 'image/svg+xml' }];
  const { snapshot, faults } = buildSnapshot({
    version: 1,
    kinds: [courseKind, screencastKind],
    sources,
    assets,
    hasPage: () => true,
  });
  return { snapshot, faults, change: { kind: 'cast', id: 'c/t', source } as const };
}

const block = (act: string, text: string) => `\`\`\`${act}\n${text}\n\`\`\`\n\n`;

test('a pause has its seconds, with a tenth if wanted', () => {
  const { snapshot, faults } = read(`Think.\n\n${block('wait', '2.5')}${block('wait', '20')}`);
  expect(faults).toEqual([]);
  expect(snapshot.find('cast', 'c/t')?.steps.slice(1)).toEqual([
    { act: 'wait', seconds: 2.5 },
    { act: 'wait', seconds: 20 },
  ]);
});

test.each(['0', '21', '-1', '1e1', 'long', '', '2 s'])('a pause of “%s” is a fault at its line', (text) => {
  expect(read(`Think.\n\n${block('wait', text)}`).faults).toMatchObject([
    { path: 'courses/c/casts/t.md', line: 8, message: expect.stringContaining('up to 20') as string },
  ]);
});

test('a recording in which nothing is said has no captions', () => {
  expect(read(block('write', 'let x;')).faults).toMatchObject([
    { message: expect.stringContaining('nothing is said') as string },
  ]);
});

test('what a run prints is compared with what the recording says, step by step', async () => {
  const pool = await poolForThisTest();
  const right = `Look.\n\n${block('write', 'console.log(1);')}${block('run', '1')}`;
  const good = read(right);
  expect(await screencastRunFaults(pool, [good.change], good.snapshot)).toEqual([]);
  const wrong = read(`${right}${block('change', '1\n=>\n2')}${block('run', '3')}${block('run', '2\n2')}`);
  expect(wrong.faults).toEqual([]);
  expect(await screencastRunFaults(pool, [wrong.change], wrong.snapshot)).toEqual([
    { path: 'courses/c/casts/t.md', line: 22, message: 'the run prints “2” as line 1, and the recording says “3”' },
    {
      path: 'courses/c/casts/t.md',
      line: 26,
      message: 'the run prints nothing more as line 2, and the recording says “2”',
    },
  ]);
});

test('what no engine here runs, what goes, and what cannot be run at all is no fault', async () => {
  const pool = await poolForThisTest();
  const dart = read(`${block('write', 'print(1);')}${block('run', '2')}`, 'dart');
  expect(await screencastRunFaults(pool, [dart.change, { ...dart.change, source: null }], dart.snapshot)).toEqual([]);
  const wrong = read(`${block('write', 'console.log(1);')}${block('run', '2')}`);
  pool.stop();
  expect(await screencastRunFaults(pool, [wrong.change], wrong.snapshot)).toEqual([]);
});
