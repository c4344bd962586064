import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

const kind = 'application-received';
const answer = '550 5.1.1 <ada.lovelace.the.first@example.org>: Recipient address rejected: User unknown';

test('an administrator reads why a mail was given up, discards it after a question, and it waits no more', async ({
  page,
  server,
}) => {
  await signedUpAs('admin', page.request, server);
  giveUp(server);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '1 email or other job failed' }).click();
  await expect(page).toHaveURL('/admin/system');
  await expect(main.getByText(answer)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: new RegExp(`^Discard ${kind}`) }).click();
  await expectAccessible(page, ['phone']);
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(main.getByText(`Discarded ${kind}.`)).toBeVisible();
  await expect(main.getByText(answer)).toHaveCount(0);
  await expect(main.getByText('Nothing has failed.')).toBeVisible();
});

/** Puts a job in the state after twelve failed attempts, without waiting for them. */
function giveUp({ env }: ServerProcess): void {
  const db = new DatabaseSync(`${env['OPVIR_DATA_DIR']}/opvir.sqlite`);
  db.exec('pragma busy_timeout = 10000');
  db.prepare('insert into outbox (id, kind, payload, attempts, dueAt, lastError) values (?, ?, ?, 12, 0, ?)').run(
    '0198a000-0000-7000-8000-000000000000',
    kind,
    '{}',
    answer,
  );
  db.close();
}
