import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PageTable } from '../src/app/server/built-site.ts';
import { SourceTree } from '../test/support/source-tree.ts';
import { capture, nodeCommand } from './support/processes.ts';

// Follows steps of CONTRIBUTING.md in a copy of the sources.

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const tree = new SourceTree();
// The types of tests too: some read every question type.
cpSync('test', join(tree.path, 'test'), { recursive: true });
afterAll(() => tree[Symbol.dispose]());

/** Text of a paragraph of "Add something", by the words that it begins with. */
function paragraph(title: string): string {
  const [, text] = contributing.split(`**${title}.**`);
  if (text === undefined) throw new Error(`CONTRIBUTING.md has no "${title}."`);
  return text.slice(0, text.indexOf('\n\n'));
}

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('a page of text is a file and an entry: it is built, listed in the sitemap, and has the texts', async () => {
  const [file = '', entry = '', table = ''] = namesIn(paragraph('A page of text'));
  const page = `title: Partners
description: Who works with us.
lead: These schools work with us.
sections:
  - title: Schools
    text: Two of them teach our courses.
`;
  writeFileSync(join(tree.path, file.replace('<name>', 'partners')), page);
  tree.change(table, "  '/about': ", `  '/partners': ${entry.replace('<name>', 'partners')},\n  '/about': `);
  const built = await tree.build();
  expect(built).toMatchObject({ code: 0 });
  const site = join(tree.path, 'build/sites', tree.current);
  const { outputs } = JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8')) as PageTable;
  const textOf = (path: string) => readFileSync(join(site, outputs[path]?.file ?? 'none'), 'utf8');
  expect(textOf('/partners')).toContain('These schools work with us.');
  expect(textOf('/sitemap.xml')).toContain('/partners</loc>');
});

test('of a question type, the compiler names the files that the document says', async () => {
  const [first = '', rest = ''] = paragraph('A question type').split('Then the compiler names');
  const [folder = '', contract = '', , shape = ''] = namesIn(first);
  tree.change(join(folder, contract), "  'bug',\n", "  'bug',\n  'truth',\n");
  const truth =
    "  z.strictObject({ ...aboutQuestion, type: z.literal('truth'), text: Text, answer: z.boolean(), feedback: Text }),\n";
  tree.change(join(folder, shape), ']);\nexport type Question', `${truth}]);\nexport type Question`);
  const { stdout } = await capture(nodeCommand('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.'), {
    cwd: tree.path,
  });
  const faulty = new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
  const named = namesIn(rest.slice(0, rest.indexOf(';'))).map((file) => join(folder, file));
  expect([...faulty].toSorted()).toEqual(named.toSorted());
});
