import { expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../../test/support/app.ts';
import { pdf } from '../../../../../test/support/files.ts';
import { grantRole } from '../../../identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

test('each career is counted with who chose it and who applied for its openings, and is the same as a file; for administrators alone', async () => {
  const [admin, ada, grace] = [await app.signedUp(), await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, admin.email, 'admin');
  const careers = async () => (await admin.browser.call('GET /api/admin/careers', {})).items;
  const named = (await careers()).find(({ openings }) => openings.length > 0);
  const [opening] = named?.openings ?? [];
  const other = (await careers()).find(({ openings }) =>
    openings.every((each) => each.openingId !== opening?.openingId),
  );
  if (!named || !other || !opening) throw new Error('no career of the content has an opening');
  expect(named).toMatchObject({ enrolled: 0, applications: 0 });

  for (const { browser } of [ada, grace]) {
    await browser.call('POST /api/career-enrolments', { body: { careerId: named.careerId } });
  }
  await ada.browser.call('POST /api/career-enrolments', { body: { careerId: other.careerId } });
  await ada.browser.call('DELETE /api/career-enrolments/{careerId}', { params: { careerId: other.careerId } });
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://ada.example' };
  for (const openingId of [opening.openingId, undefined]) {
    const body = { name: 'Ada', email: newEmail(), ...links, openingId, cv: pdf() };
    await ada.browser.call('POST /api/applications', { body });
  }
  const counted = await careers();
  const found = counted.find(({ careerId }) => careerId === named.careerId);
  expect(found).toMatchObject({ enrolled: 2, applications: 1 });
  expect(found?.openings.find(({ openingId }) => openingId === opening.openingId)).toMatchObject({ applications: 1 });
  // The user who left is not counted, and the application belongs to none of its openings.
  expect(counted.find(({ careerId }) => careerId === other.careerId)).toMatchObject({ enrolled: 0, applications: 0 });

  const file = await admin.browser.send('GET', '/api/admin/careers.csv?order=enrolled');
  const lines = String(file.body).trim().split(/\r?\n/);
  expect(lines).toHaveLength(counted.length + 1);
  expect(lines[1]).toContain(`${named.careerId},2,1,`);
  for (const { browser } of [ada, { browser: app.browser() }]) {
    expect((await browser.try('GET /api/admin/careers', {})).status).toBeGreaterThan(400);
  }
});
