import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { NewCredential, UsedCredential } from '../../passkey-contract.ts';

/** What an answer of a browser is held to. */
interface Expected {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** A passkey as it is stored; bytes in base64url. */
interface StoredKey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
}

/** Loaded with the first passkey: most processes of a small site never see one. */
const library = () => import('@simplewebauthn/server');

const expectedOf = ({ challenge, origin, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The new passkey in an answer; null for an answer that is not what was asked for. */
export async function verifyNew(given: z.infer<typeof NewCredential>, expected: Expected): Promise<StoredKey | null> {
  const { verifyRegistrationResponse } = await library();
  // Its types know no field that is there and undefined; its code does.
  const response = given as RegistrationResponseJSON;
  const found = await verifyRegistrationResponse({ response, ...expectedOf(expected) }).catch(nothing);
  if (!found.verified || !found.registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  };
}

/** The passkey's counter after this use; null if the answer was not signed with it. */
export async function verifyUse(
  given: z.infer<typeof UsedCredential>,
  { id, publicKey, counter, transports }: StoredKey,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const response = given as AuthenticationResponseJSON;
  // It throws for all but a wrong signature, which it tells by `verified`.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expectedOf(expected),
    credential: {
      id,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: JSON.parse(transports) as [],
    },
  }).catch(nothing);
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** The library throws whatever a stranger's answer has wrong with it, each with a sentence of its own. */
const nothing = () => ({ verified: false as const, registrationInfo: undefined, authenticationInfo: undefined });
