import { base32nopad } from '@scure/base';
import { identityQueries } from '../../src/features/identity/server/queries.ts';
import { codeAt, stepMs } from '../../src/features/identity/server/second-factor/totp.ts';
import type { SignedUp, TestApp } from './app.ts';

/** Confirms an account's address, as opening the mailed link does. */
export async function confirmAddress({ db }: TestApp, { uid, email }: SignedUp): Promise<void> {
  await db.commit(identityQueries(db).confirmAddress.with({ uid, email }));
}

/** Current code of an authenticator app. */
export function codeNow(secret: string): string {
  return codeAt(base32nopad.decode(secret), Math.floor(Date.now() / stepMs));
}

/** Sets up an authenticator app, which uses up its current code. */
export async function withAuthenticator(app: TestApp, user: SignedUp, isConfirmed = false) {
  if (!isConfirmed) await confirmAddress(app, user);
  const { secret } = await user.browser.call('POST /api/account/authenticator', { body: { password: user.password } });
  const { recoveryCodes } = await user.browser.call('PUT /api/account/authenticator', {
    body: { code: codeNow(secret) },
  });
  return { secret, recoveryCodes };
}
