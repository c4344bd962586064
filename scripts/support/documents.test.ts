import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentFaults, faultsOf } from './documents.ts';

test('every document names only files, headings and npm scripts that exist', () => {
  const documents = globSync(['*.md', 'docs/**/*.md']);
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((path) => faultsOf(path).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test.each([
  ['a file that is gone', 'Add it to `src/features/admin/web/content/lists/messages.ts`.', 'no such file'],
  ['the end of a path that nothing has', 'Its handler is in `server/no-handlers.ts`.', 'no such file'],
  ['a folder that is gone', 'See `src/features/admin/web/campaigns/`.', 'no such file'],
  ['a link to nothing', 'See [the guide](docs/guide.md).', 'no such link'],
  ['a heading that was renamed', 'See [access](docs/security.md#who-may-what).', 'no such heading'],
  ['a script that is gone', 'Run `npm run benchmark`.', 'no such npm script'],
])('%s is a fault', (_, text, fault) => {
  expect(documentFaults(text, '.')).toEqual([expect.stringContaining(fault)]);
});

test('a file by the end of its path, a glob, a link with its heading and code are none', () => {
  const text = 'In `page-table/more-pages.ts`, `docs/decisions/*.md`, [access](docs/security.md#roles-and-access).';
  expect(documentFaults(`${text}\n\n\`\`\`\n[x](nowhere.md)\n\`\`\`\n`, '.')).toEqual([]);
});
