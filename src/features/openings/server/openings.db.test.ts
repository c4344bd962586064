import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile();

describe('GET /api/openings', () => {
  test('anybody reads all six, in their order (§1)', async () => {
    const { items } = await app.browser().call('GET /api/openings', {});
    expect(items.map(({ openingId }) => openingId)).toEqual([
      'software-engineer',
      'product-manager',
      'ux-designer',
      'python-deve',
      'javascript-engineer',
      'logo-designer',
    ]);
  });

  test('one is read by its id', async () => {
    const opening = await app.browser().call('GET /api/openings/{openingId}', { params: { openingId: 'ux-designer' } });
    expect(opening).toMatchObject({ title: 'UX Designer', validThrough: '2027-06-30' });
  });

  test.each([
    ['an unknown id is not found', 'astronaut', 404, 'opening-not-found'],
    ['what is no id is refused', 'a b', 400, 'invalid-input'],
    ['an endless id is refused', 'x'.repeat(65), 400, 'invalid-input'],
  ])('%s', async (_, openingId, status, code) => {
    const answer = await app.browser().try('GET /api/openings/{openingId}', { params: { openingId } });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});
