import { codeNow } from '../support/factors.ts';
import { confirmationOf, tokenIn } from '../support/mails.ts';
import { expectAccessible } from './support/accessibility.ts';
import { field, logIn, signedOut, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

test('the address of a sign-up is confirmed by a press; an authenticator app is set up, asked for at the login, replaced by a recovery code once, and switched off', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/status of 40[01]/);
  const learner = await signedUp(page);
  const main = page.getByRole('main');
  await page.goto('/account');
  await expect(main.getByRole('heading', { name: 'Your email address is not confirmed yet' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Set up an app' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Send the email again' }).click();
  await expect(main.getByText('Sent. If you cannot find it, check your spam folder.')).toBeVisible();
  const token = tokenIn(await confirmationOf(server.dataDir, learner.email, 2), '/confirm-email');
  await page.goto(`/confirm-email?token=${token}`);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Confirm address' }).click();
  await expect(main.getByText(`${learner.email} is confirmed.`)).toBeVisible();

  await page.goto('/account');
  await expect(main.getByText('Your email address is not confirmed yet')).toHaveCount(0);
  await main.getByRole('button', { name: 'Set up an app' }).click();
  await expect(field(page, 'Account password')).toBeFocused();
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await field(page, 'Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(main.getByText('This code is incorrect.')).toBeVisible();
  await field(page, 'Code from the app').fill(codeNow(secret));
  await page.keyboard.press('Enter');
  const codes = main.getByRole('listitem').filter({ hasText: /^[\da-z]{4}(-[\da-z]{4}){3}$/ });
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await main.getByRole('button', { name: 'I have saved them' }).click();
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible();

  await signedOut(page);
  await page.goto('/login');
  await logIn(page, learner);
  await expect(field(page, 'Code')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(main.getByText('This code is incorrect or was already used.')).toBeVisible();
  await field(page, 'Code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(main.getByText('You are logged in. 9 recovery codes are left.')).toBeVisible();
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/account');
  await main.getByRole('button', { name: 'Turn it off' }).click();
  await expect(field(page, 'Account password')).toBeFocused();
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(main.getByText('The authenticator app is turned off.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});
