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

test('a file of the ANSI of Windows or of UTF-16 is read letter for letter, and a guess is said', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'words.gift');
  const source = 'What is large? {=Gr\u00F6\u00DFe}';
  writeFileSync(path, Buffer.from(`\uFEFF${source}`, 'utf16le'));
  expect((await runCommand(['quiz', 'gift', path])).stdout).toMatch(/^questions:\n[^]*- Größe\n/);
  writeFileSync(path, Buffer.from(source, 'latin1'));
  const { stdout } = await runCommand(['quiz', 'gift', path]);
  expect(stdout).toContain(
    `# ${path} is not UTF-8. It was read as Windows text (ANSI): check its special characters.\n`,
  );
  expect(stdout).toContain('- Größe\n');
});

test('a file whose letters cannot be told is refused', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'words.gift');
  writeFileSync(path, Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x7b, 0x3d, 0x61, 0x7d]));
  expect(await runCommand(['quiz', 'gift', path])).toMatchObject({
    exitCode: 1,
    stderr: `${path} is not UTF-8. Save it as UTF-8 and try again.`,
  });
});
