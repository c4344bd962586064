import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { OwnAccount, Passkeys, SecondFactor } from '../../identity/server/public.ts';
import type { factorRoutes } from '../factor-contract.ts';
import { deviceOf } from './device.ts';
import type { accountQueries } from './queries.ts';

/** QR code as an SVG path on a square of `size` units, with the quiet zone that scanners need. */
async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { border: 4 });
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: rows.length, path: squares.join('') };
}

interface Deps {
  readonly ownAccount: OwnAccount;
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
  readonly findPerson: ReturnType<typeof accountQueries>['findPerson'];
}

/** Handlers that set up and remove the authenticator app and passkeys. */
export function factorHandlers(deps: Deps): Handlers<typeof factorRoutes> {
  const { ownAccount, secondFactor, passkeys, findPerson } = deps;

  async function requirePerson(uid: string) {
    const person = await findPerson.first({ uid });
    if (!person) throw new Refusal('session-expired');
    return person;
  }

  /**
   * Throws `address-not-confirmed`. Without a confirmed address, a user who loses the second factor could not recover
   * the account.
   */
  async function requireConfirmed(uid: string): Promise<void> {
    const { emailVerified } = await requirePerson(uid);
    if (emailVerified !== 1) throw new Refusal('address-not-confirmed');
  }

  return {
    async getAuthenticator(_, { caller: { uid } }) {
      const { emailVerified } = await requirePerson(uid);
      return { ...(await secondFactor.read(uid)), isAddressConfirmed: emailVerified === 1 };
    },
    async beginAuthenticator({ body: { password } }, context) {
      await requireConfirmed(context.caller.uid);
      const begun = await secondFactor.begin(await ownAccount.prove(password, context));
      return { ...begun, picture: await qrPath(begun.uri) };
    },
    async confirmAuthenticator({ body: { code } }, { caller: { uid } }) {
      const { email } = await requirePerson(uid);
      return { recoveryCodes: await secondFactor.confirm(uid, email, code) };
    },
    async renewRecoveryCodes({ body: { password } }, context) {
      return { recoveryCodes: await secondFactor.renewCodes(await ownAccount.prove(password, context)) };
    },
    async removeAuthenticator({ body: { password } }, context) {
      await secondFactor.switchOff(await ownAccount.prove(password, context));
    },

    listPasskeys: async (_, { caller: { uid } }) => ({
      items: await passkeys.list(uid),
      arePossible: passkeys.arePossible,
    }),
    async beginPasskey({ body: { password } }, context) {
      await requireConfirmed(context.caller.uid);
      return passkeys.begin(await ownAccount.prove(password, context), context);
    },
    addPasskey: ({ body: { credential } }, context) => {
      const { browser, system } = deviceOf(context.headers['user-agent'] ?? null);
      const name = [browser, system].filter((part) => part !== null).join(', ') || 'Passkey';
      return passkeys.add(credential, name, context);
    },
    async renamePasskey({ params: { passkeyId }, body: { name } }, { caller: { uid } }) {
      if (!(await passkeys.rename(uid, passkeyId, name))) throw new Refusal('passkey-not-found');
    },
    async removePasskey({ params: { passkeyId } }, { caller: { uid } }) {
      if (!(await passkeys.remove(uid, passkeyId))) throw new Refusal('passkey-not-found');
    },
  };
}
