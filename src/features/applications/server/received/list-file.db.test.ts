import { expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../../test/support/app.ts';
import { pdf } from '../../../../../test/support/files.ts';
import { grantRole } from '../../../identity/server/public.ts';

const app = await appForThisFile();

test('the list as a file has what is wanted, and no cell of it is a formula', async () => {
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  const email = newEmail();
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://ada.example' };
  const form = { ...links, openingId: 'ux-designer', cv: pdf() };
  const name = '=HYPERLINK("https://example.org")';
  await app.browser().call('POST /api/applications', { body: { ...form, name, email } });
  await app.browser().call('POST /api/applications', { body: { ...form, name: 'Ada', email: newEmail() } });

  const file = await admin.browser.send('GET', `/api/received-applications.csv?search=${encodeURIComponent(email)}`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, line, ...rest] = String(file.body).split('\r\n');
  expect(head).toBe('\uFEFFReceived,Name,Email,LinkedIn,Website,Opening,Opening’s id,Status,Since,CV');
  expect(line).toContain(
    `,"'=HYPERLINK(""https://example.org"")",${email},https://www.linkedin.com/in/ada,https://ada.example,UX Designer,ux-designer,received,`,
  );
  expect(rest).toEqual(['']);
  const { body } = await admin.browser.send('GET', '/api/received-applications.csv?openingId=python-deve&order=oldest');
  expect(String(body).split('\r\n')).toHaveLength(2);
});
