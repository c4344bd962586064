import { afterAll, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { shippedContent } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';
import { writeSite } from '../../../../test/support/site-folder.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const { table, ...built } = await writeSite(folder.path, {});
const findable = [{ path: '/training', title: 'Old', text: 'Old.', pageName: 'training' }];
const app = await appForThisFile({ site: { ...built, table: { ...table, findable } } });
const visitor = app.browser();

test('anyone reads the texts of a page, running text as HTML with its links', async () => {
  const page = await visitor.call('GET /api/pages/{name}', { params: { name: 'teacher' } });
  expect(page).toMatchObject({
    title: 'Welcome, teachers',
    links: [{ text: 'Back to Dashboard', path: '/dashboard' }],
  });
  expect(page.sections[0]?.items.map(({ title }) => title)).toEqual([
    'Teach around one project',
    'Read honest feedback',
    'Bring your own subject',
  ]);
  expect(page.sections[0]?.items[0]?.text).toMatch(/^Our <a href="\/courses">courses<\/a> show how/);
});

test('a page that does not exist is not found', async () => {
  const answer = await visitor.try('GET /api/pages/{name}', { params: { name: 'nothing' } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'page-not-found' } });
});

test('a changed text is answered, and found by the search, within two seconds', async () => {
  const changed = shippedContent();
  changed.edit('pages/training.yaml', (text) =>
    text.replace(/^description: .*$/m, 'description: Glassworks for teams.'),
  );
  await operateForJson(app, 'content', 'import', changed.path, '--yes');
  const read = async () => (await visitor.call('GET /api/pages/{name}', { params: { name: 'training' } })).description;
  await eventually('the new text', async () => (await read()) === 'Glassworks for teams.');
  const { items } = await visitor.call('GET /api/search', { query: { q: 'glassworks' } });
  expect(items).toMatchObject([{ path: '/training', title: 'Our Training' }]);
});

test('what is wrong with a page is told at its line', async () => {
  const wrong = shippedContent();
  const head = 'title: T\ndescription: D\nlead: L\nsections:\n';
  wrong.write('pages/teacher.yaml', `${head}  - look: wrong\n    items: [{ text: x }]\n`);
  wrong.write('pages/about.yaml', `${head}  - look: steps\n    items:\n      - text: "[Gone](/nowhere)"\n`);
  wrong.write('pages/careers.yaml', `picture: /art/gone.svg\n${head}  - title: T\n    text: "[x](javascript:alert)"\n`);
  wrong.write(
    'pages/learning.yaml',
    `${head}  - title: T\n    look: facts\n    items:\n      - title: x\n        text: "One.\\n\\nTwo."\n`,
  );
  const { exitCode, stderr } = await operate(app, 'content', 'import', wrong.path, '--yes');
  expect(exitCode).toBe(1);
  for (const line of [
    /pages\/teacher\.yaml:5: "sections 1 › look" must be one of text/,
    /pages\/about\.yaml:7: "title" is missing/,
    /pages\/about\.yaml:5: "title" is missing/,
    /pages\/about\.yaml:7: no page has the address \/nowhere/,
    /pages\/careers\.yaml:1: no page has the address \/art\/gone\.svg/,
    /pages\/careers\.yaml:7: the link javascript:alert must start with/,
    /pages\/learning\.yaml:9: is not one paragraph of text/,
  ]) {
    expect(stderr).toMatch(line);
  }
});
