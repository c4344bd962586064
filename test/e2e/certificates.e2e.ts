import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { expect, test } from './support/test.ts';

const name = 'Ada Lovelace';

/** Signs up, sets a name, and stores what completing a course stores. Returns the certificate's id. */
async function certified(page: Page, server: ServerProcess): Promise<string> {
  const { email } = await signedUp(page);
  await enrolled(page, 'course1');
  const { session } = (await (await page.request.get('/api/session')).json()) as { session: { user: { uid: string } } };
  const { uid } = session.user;
  await page.request.put(`/api/users/${uid}`, { data: { name, email } });
  await issueCertificate(server.env, uid, 'course1');
  const { items } = (await (await page.request.get('/api/certificates')).json()) as { items: { id: string }[] };
  return items[0]!.id;
}

test('a learner finds the certificate on dashboard and profile, sees its page, and has its files checked', async ({
  page,
  server,
}) => {
  const id = await certified(page, server);
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Your certificates' });
  await expect(own.getByRole('link', { name: /Learn React/ })).toBeVisible();
  await page.goto('/dashboard');
  await own.getByRole('link', { name: /Learn React/ }).click();
  await expect(page).toHaveURL(`/certificates/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificate: Learn React');
  const drawing = page.getByRole('img', { name: 'The certificate of Ada Lovelace for Learn React' });
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(page.getByText('This is a test')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Digital badge (Open Badges 3.0)' }).click();
  const picture = await (await saving).path();
  await page.goto('/verify');
  await expectAccessible(page);
  await page.getByLabel('Or choose a file, or drop one here').setInputFiles({
    name: 'badge.png',
    mimeType: 'image/png',
    buffer: readFileSync(picture),
  });
  await expect(page.getByText('Valid: this is exactly what the issuer signed.')).toBeVisible();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'View the certificate' }).click();
  await expect(page).toHaveURL(`/certificates/${id}`);
});

test('a learner copies the link, also where the browser refuses; a visitor sees what is verified, and checks the number and the PDF', async ({
  page,
  context,
  server,
  browser,
  noise,
}) => {
  const id = await certified(page, server);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/certificates/${id}`);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(page.getByLabel('Link to this certificate')).toHaveValue(page.url());
  await expectAccessible(page);

  const visiting = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  noise.listenTo(visiting);
  const visitor = await visiting.newPage();
  await visitor.goto(`/certificates/${id}`);
  await expect(visitor.getByText(/^Genuine: issued by Opvir/)).toBeVisible();
  await expect(visitor.getByText('React components')).toBeVisible();
  for (const own of ['Add to LinkedIn', 'Next: ', 'your points'])
    await expect(visitor.getByRole('main').getByText(own)).toHaveCount(0);
  const saving = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'PDF' }).click();
  const pdf = readFileSync(await (await saving).path());
  await visitor.getByRole('link', { name: 'Check a certificate' }).click();
  await visitor.getByLabel('Certificate number or link').fill(id.toUpperCase().replaceAll('-', ' '));
  await visitor.getByRole('button', { name: 'Check', exact: true }).click();
  const valid = visitor.getByText('Valid: this is exactly what the issuer signed.');
  await expect(valid).toBeVisible();
  await visitor.getByLabel('Certificate number or link').fill('');
  const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdf };
  await visitor.getByLabel('Or choose a file, or drop one here').setInputFiles(file);
  await expect(visitor.getByText('Anyone can change a PDF.')).toBeVisible();
  await expect(valid).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await visiting.close();
});

test('by keyboard alone a visitor checks a link; a revoked certificate and a broken one are told apart', async ({
  page,
  server,
}) => {
  const id = await certified(page, server);
  await page.goto('/verify');
  const text = page.getByLabel('Certificate number or link');
  const checkText = async (given: string) => {
    await text.fill(given);
    await text.press('Tab');
    await page.keyboard.press('Enter');
  };
  await checkText(`${server.url}/certificates/${id}`);
  await expect(page.getByText('Valid: this is exactly what the issuer signed.')).toBeVisible();
  const json = await (await page.request.get(`/api/certificates/${id}/credential.json`)).text();
  await checkText(json.replace(name, 'Eve'));
  await expect(page.getByRole('alert')).toContainText('Altered: this is not what the issuer signed.');
  await expect(page.getByRole('main').getByText('Eve', { exact: true })).toHaveCount(0);
  await opvir(server, 'certificate', 'revoke', id, '--reason', 'Issued by mistake');
  await checkText(json);
  await expect(page.getByRole('alert')).toContainText('Revoked: the issuer has withdrawn it.');
  await expectAccessible(page);
  await page.goto(`/certificates/${id}`);
  await expect(page.getByRole('alert')).toContainText('Issued by mistake');
  await expectAccessible(page);
});

test('a page that is hidden is there for its learner, and nothing for anybody else', async ({
  page,
  server,
  browser,
  noise,
}) => {
  noise.allow(/status of 404/);
  const id = await certified(page, server);
  await page.goto(`/certificates/${id}`);
  await page.getByRole('button', { name: 'Hide from others' }).click();
  await expect(page.getByText('Only you can see this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show to others' })).toBeFocused();
  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const other = await context.newPage();
  const answer = await other.goto(`/certificates/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(other.getByText('There is no certificate at this address')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Show to others' })).toHaveCount(0);
  await expectAccessible(other);
  await page.getByRole('button', { name: 'Show to others' }).click();
  await expect(page.getByText('Anyone with the link')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Certificate: Learn React');
  await context.close();
});
