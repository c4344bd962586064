import * as z from 'zod/mini';

/** Passkey data exchanged between browsers and the server, with WebAuthn's names. Bytes are base64url. */
const Bytes = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));
const transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)));
const publicKey = z.literal('public-key');
const credential = {
  id: Bytes,
  rawId: Bytes,
  type: publicKey,
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
};

/** Options for creating a passkey in the browser. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** A newly created passkey. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports }),
});

/** A challenge signed with a passkey. */
export const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
