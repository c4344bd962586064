import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../../test/support/app.ts';
import { grantRole } from '../../../identity/server/public.ts';
import { filtersMax } from '../../filter-contract.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

async function administrator() {
  const user = await app.signedUp();
  await grantRole(app.db, user.email, 'admin');
  return user.browser;
}

test('a filter is its administrator’s alone, is written over by its name, and is removed', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const saved = { section: 'messages', name: 'Waiting', search: 'state=new' } as const;
  const { id } = await ada.call('POST /api/admin/filters', { body: saved });
  await ada.call('POST /api/admin/filters', { body: { ...saved, search: 'state=new&order=oldest' } });
  await ada.call('POST /api/admin/filters', { body: { ...saved, section: 'feedback' } });
  const of = async (browser: typeof ada) =>
    (await browser.call('GET /api/admin/filters', { query: { section: 'messages' } })).items;
  expect(await of(ada)).toEqual([{ ...saved, id, search: 'state=new&order=oldest' }]);
  expect(await of(grace)).toEqual([]);
  const remove = (browser: typeof ada) =>
    browser.try('DELETE /api/admin/filters/{filterId}', { params: { filterId: id } });
  expect(await remove(grace)).toMatchObject({ status: 404, body: { code: 'filter-not-found' } });
  expect((await remove(ada)).status).toBe(204);
  expect(await of(ada)).toEqual([]);
});

test('there are no more than the page shows, and a name that is there can still be written over', async () => {
  const ada = await administrator();
  const save = (name: string) =>
    ada.try('POST /api/admin/filters', { body: { section: 'users', name, search: 'state=disabled' } });
  for (let place = 0; place < filtersMax; place += 1) expect((await save(`${place}`)).status).toBe(201);
  expect(await save('one more')).toMatchObject({ status: 409, body: { code: 'too-many-filters' } });
  expect((await save('0')).status).toBe(201);
});
