import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../test/support/content.ts';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { runCommand } from './run-command.ts';

test('a GIFT file is printed as a quiz that the content takes as it stands', async () => {
  const folder = shippedContent();
  folder.write(
    'words.gift',
    '// capitals\nWhat is the capital of Peru? {=Lima ~Quito#Of Ecuador. ~La Paz}\n\nDescribe Lima. {}\n',
  );
  const printed = await runCommand(['quiz', 'gift', join(folder.path, 'words.gift')]);
  expect(printed).toMatchObject({ exitCode: 0, stderr: '' });
  expect(printed.stdout).toMatch(/^# line 4: not taken: an essay/);
  folder.remove('words.gift');
  folder.write('courses/course2/quizzes/capitals.yaml', `${printed.stdout}\n`);
  expect(await runCommand(['content', 'check', folder.path])).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a file that is not there is told of', async () => {
  const outcome = await runCommand(['quiz', 'gift', '/nowhere/words.gift']);
  expect(outcome).toMatchObject({ exitCode: 1, stderr: '/nowhere/words.gift cannot be read (ENOENT).' });
});

test('a file that is not UTF-8 is refused: its words would be others', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'latin.gift');
  writeFileSync(path, Buffer.from('What is large? {=Gr\u00f6\u00dfe}', 'latin1'));
  expect(await runCommand(['quiz', 'gift', path])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`${path} is not UTF-8.`) as string,
  });
});
