import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerIn } from '../../../test/support/operator.ts';
import { appForThisFile, newEmail } from '../../../test/support/app.ts';
import { runCommand } from './run-command.ts';

const app = await appForThisFile();
const folder = mkdtempSync(join(tmpdir(), 'opvir-enrol-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** Runs the command on a list. Confirmations get `answer`, and all output is recorded. */
async function enrol(csv: string | Buffer, { words = [] as string[], answer = true, courseId = 'course1' } = {}) {
  const file = join(folder, `${files++}.csv`);
  writeFileSync(file, csv);
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    confirm: (question: string) => Promise.resolve((said.push(question), answer)),
  };
  const { dataDir, databaseUrl } = app.place;
  const environment = { OPVIR_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? undefined };
  return { ...(await runCommand(['enrol', courseId, file, ...words], environment, terminal)), said };
}

async function coursesOf({ uid }: { readonly uid: string }) {
  const rows = await app.db.kysely.selectFrom('enrollments').select('courseId').where('userId', '=', uid).execute();
  return rows.map(({ courseId }) => courseId);
}

test('the operator sees what would become of each line, is asked, and then told what has', async () => {
  const ada = await app.signedUp();
  await app.confirmAddress(ada.uid);
  const nobody = newEmail();
  const csv = `name,email\nAda,${ada.email}\nGrace,${nobody}\n`;
  const refused = await enrol(csv, { answer: false });
  expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Nobody was enrolled.') as string });
  expect(refused.said.join('\n')).toMatch(/2 +learner-.* will be enrolled\n3 .* no account with this address/);
  expect(refused.said.at(-1)).toBe('Enroll 1 learner in course1?');
  expect(await coursesOf(ada)).toEqual([]);
  const done = await enrol(csv);
  expect(done).toMatchObject({ exitCode: 0 });
  expect(done.stdout).toMatch(/enrolled: 1\nno account with this address: 1$/);
  expect(await coursesOf(ada)).toEqual(['course1']);
});

test('with --yes nobody is asked, programs read JSON, and doing it again changes nothing', async () => {
  const ada = await app.signedUp();
  await app.confirmAddress(ada.uid);
  const words = ['--yes', '--json'];
  const first = await enrol(ada.email, { words });
  expect(answerIn(first.stdout)).toEqual([{ line: 1, address: ada.email, result: 'enrolled' }]);
  expect(first.said).toEqual([]);
  const again = await enrol(ada.email, { words });
  expect(answerIn(again.stdout)).toEqual([{ line: 1, address: ada.email, result: 'is-enrolled' }]);
});

test('what is no list, no course or no file is told in a sentence, and nobody is enrolled', async () => {
  const ada = await app.signedUp();
  await app.confirmAddress(ada.uid);
  const refused = { exitCode: 1, stdout: '' };
  expect(await enrol('name,address\nAda,ada')).toMatchObject({
    ...refused,
    stderr: expect.stringContaining('Its first row is "name", "address"') as string,
  });
  expect(await enrol(ada.email, { courseId: 'course7' })).toMatchObject({
    ...refused,
    stderr: expect.stringContaining('Course not found') as string,
  });
  const { dataDir, databaseUrl } = app.place;
  const environment = { OPVIR_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? undefined };
  const none = await runCommand(['enrol', 'course1', join(folder, 'none.csv'), '--yes'], environment);
  expect(none).toMatchObject({
    ...refused,
    stderr: expect.stringContaining('none.csv cannot be read (ENOENT).') as string,
  });
  expect(await coursesOf(ada)).toEqual([]);
});

test.each(['utf16le', 'latin1'] as const)('a list that a spreadsheet saved in %s is read', async (encoding) => {
  const ada = await app.signedUp();
  await app.confirmAddress(ada.uid);
  const { stdout } = await enrol(Buffer.from(`sep=;\nVorname;E-Mail\nJürgen;${ada.email}\n;\n`, encoding), {
    words: ['--yes'],
  });
  expect(stdout).toContain('enrolled: 1');
  expect(stdout).not.toContain('no email address');
});
