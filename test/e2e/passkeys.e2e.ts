import { confirmationOf, tokenIn } from '../support/mails.ts';
import { freePort } from '../../scripts/support/processes.ts';
import { expectAccessible } from './support/accessibility.ts';
import { field, signedOut, signedUp } from './support/learner.ts';
import { startTestServer } from './support/servers.ts';
import { expect, test } from './support/test.ts';

test('a passkey is added, named, logs in by the button and from the field, and is removed', async ({
  browser,
  noise,
}) => {
  noise.allow(/status of 401/);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  await using server = await startTestServer({ PORT: port, OPVIR_PUBLIC_URL: origin });
  const context = await browser.newContext({ baseURL: origin });
  noise.listenTo(context);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable', { enableUI: false });
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const main = page.getByRole('main');
  const learner = await signedUp(page);
  const token = tokenIn(await confirmationOf(server.dataDir, learner.email), '/confirm-email');
  await page.request.put('/api/address-confirmation', { data: { token } });

  await page.goto('/account');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(field(page, 'Account password')).toBeFocused();
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Passkey added. You can now log in with it.')).toBeVisible();
  await main.getByRole('button', { name: /^Rename: Chrome/ }).click();
  await field(page, 'Passkey name').fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Passkey renamed.')).toBeVisible();
  await expectAccessible(page);

  // A browser without conditional mediation shows the button.
  await page.addInitScript(() => {
    if (location.hash === '#offers-none') PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signedOut(page);
  await page.goto('/login#offers-none');
  await main.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');

  await signedOut(page);
  await page.goto('/login');
  // The browser offers the passkey below the field, and the virtual device accepts at once.
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(main.getByText(/last used on/)).toBeVisible();
  await main.getByRole('button', { name: 'Remove: My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByText('You have no passkeys yet.')).toBeVisible();
  await context.close();
});
