import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { NewCredential, UsedCredential } from '../../passkey-contract.ts';

/** Values that a browser's response must match. */
interface Expected {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** A passkey in its stored form; bytes in base64url. */
interface StoredKey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
}

/** Loaded on the first use, because most processes of a small site never verify a passkey. */
const library = () => import('@simplewebauthn/server');

const expectedOf = ({ challenge, origin, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** Returns the new passkey in a response; null if the response is invalid. */
export async function verifyNew(
  credential: z.infer<typeof NewCredential>,
  expected: Expected,
): Promise<StoredKey | null> {
  const { verifyRegistrationResponse } = await library();
  // Its types do not allow optional fields to be present and undefined; its code does.
  const response = credential as RegistrationResponseJSON;
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

/** Returns the passkey's counter after this use; null if the response was not signed with it. */
export async function verifyUse(
  given: z.infer<typeof UsedCredential>,
  { id, publicKey, counter, transports }: StoredKey,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const response = given as AuthenticationResponseJSON;
  // Throws for every error except a wrong signature, for which `verified` is false.
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

/** The library throws different errors for invalid responses; all are handled as unverified. */
const nothing = () => ({ verified: false as const, registrationInfo: undefined, authenticationInfo: undefined });
