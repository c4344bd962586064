import { expect, onTestFinished, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { filledTemplate } from '../../../../test/support/filled-template.ts';
import { adminOf } from '../../../../test/support/content-archive.ts';

const app = await appForThisFile();
const browser = await adminOf(app);

test('a long text is read in a thread of its own, by all the rules for a short one, and published', async () => {
  const threads: unknown[] = [];
  const listen = (thread: unknown) => threads.push(thread);
  process.on('worker', listen);
  onTestFinished(() => void process.off('worker', listen));
  const course = { kind: 'course', itemKey: 'course5' } as const;
  const { published: text } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: course });
  const retitled = { source: text?.source.replace('Learn J', 'Live J') ?? '', base: text?.hash ?? '' };
  const fixed = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params: course, body: retitled });
  const item = await browser.call('POST /api/admin/content', { body: { kind: 'article', id: 'long', title: 'Long' } });
  const params = { kind: 'article', itemKey: 'long' } as const;
  const check = async (source: string) => {
    const body = { kind: 'article', id: item.id, source, with: [{ kind: 'course', id: 'course5' }] } as const;
    const { faults } = await browser.call('POST /api/admin/content-checks', {
      body: { ...body, with: [...body.with] },
    });
    return faults.map(({ message }) => message);
  };
  const isFixed = '"title" cannot be changed on this site; it must be "Learn Javascript"';
  expect(await check(item.draft?.source ?? '')).toEqual([isFixed]);
  expect(threads).toHaveLength(0);

  const long = `${filledTemplate(item.draft?.source ?? '')}\n${'A paragraph.\n\n'.repeat(3000)}`;
  expect(await check(`${long}[nowhere](/no/such/page)\n`)).toEqual(['no page has the address /no/such/page', isFixed]);
  // Each character is a fault, which is the slowest case.
  expect(await check(`---\n${']'.repeat(60_000)}\n---\n`)).toHaveLength(101);
  expect(threads).toHaveLength(1);

  const query = { base: fixed.draft?.revision ?? '' };
  await browser.call('DELETE /api/admin/content/{kind}/{itemKey}/draft', { params: course, query });
  const body = { source: long, base: item.draft?.revision ?? '' };
  const { draft } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
  const career = await browser.call('POST /api/admin/content', {
    body: { kind: 'career', id: 'kiln-keeper', title: 'Kiln keeper' },
  });
  const { draft: keeper } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    params: { kind: 'career', itemKey: career.id },
    body: { source: filledTemplate(career.draft?.source ?? ''), base: career.draft?.revision ?? '' },
  });
  const items = [
    { kind: 'article' as const, id: item.id, revision: draft?.revision ?? '' },
    { kind: 'career' as const, id: career.id, revision: keeper?.revision ?? '' },
  ];
  expect(await browser.call('POST /api/admin/content-publications', { body: { items, at: null } })).toEqual({
    faults: [],
  });
  expect(threads).toHaveLength(1);
  const { items: careers } = await browser.call('GET /api/careers', { query: { limit: 100 } });
  expect(careers.map(({ title }) => title)).toContain('Kiln keeper');
});
