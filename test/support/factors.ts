import { base32nopad } from '@scure/base';
import { codeAt, stepMs } from '../../src/features/identity/server/second-factor/totp.ts';
import type { SignedUp, TestApp } from './app.ts';
import { confirmationOf, tokenIn } from './mails.ts';

/** The address of a sign-up, confirmed by its mail. */
export async function confirmAddress(app: TestApp, { email }: Pick<SignedUp, 'email'>): Promise<void> {
  const token = tokenIn(await confirmationOf(app.settings.dataDir, email), '/confirm-email');
  await app.browser().call('PUT /api/address-confirmation', { body: { token } });
}

/** The code that an authenticator app shows now. */
export function codeNow(secret: string): string {
  return codeAt(base32nopad.decode(secret), Math.floor(Date.now() / stepMs));
}

/** Sets up an authenticator app, whose code of this moment is used up then. */
export async function withAuthenticator(app: TestApp, user: SignedUp, isConfirmed = false) {
  if (!isConfirmed) await confirmAddress(app, user);
  const { secret } = await user.browser.call('POST /api/account/authenticator', { body: { password: user.password } });
  const { recoveryCodes } = await user.browser.call('PUT /api/account/authenticator', {
    body: { code: codeNow(secret) },
  });
  return { secret, recoveryCodes };
}
