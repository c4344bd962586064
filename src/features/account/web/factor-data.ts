import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { accountRoutes } from '../contract.ts';
import type { Passkey as PasskeyShape, factorRoutes } from '../factor-contract.ts';

const call = makeCall<typeof accountRoutes>();

export type Passkey = z.infer<typeof PasskeyShape>;
export type SetUp = z.infer<(typeof factorRoutes)['POST /api/account/authenticator']['success']['body']>;

const authenticatorKey = ['own-authenticator'] as const;
const passkeysKey = ['own-passkeys'] as const;
const changesAuthenticator = { meta: { makesStale: [authenticatorKey] } };
const changesPasskeys = { meta: { makesStale: [passkeysKey] } };

/** Loads whether the user has an authenticator app, and the number of recovery codes. */
export function useAuthenticator(uid: string) {
  return useQuery({
    queryKey: [...authenticatorKey, uid],
    queryFn: ({ signal }) => call('GET /api/account/authenticator', { signal }),
    staleTime: 0,
  });
}

/** Requests the secret for the authenticator app; takes the password. */
export function useBeginAuthenticator() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/account/authenticator', { body: { password } }),
  });
}

/** Returns the recovery codes. */
export function useConfirmAuthenticator() {
  return useMutation({
    mutationFn: async (code: string) =>
      (await call('PUT /api/account/authenticator', { body: { code } })).recoveryCodes,
    ...changesAuthenticator,
  });
}

/** Returns the new recovery codes. */
export function useRenewCodes() {
  return useMutation({
    mutationFn: async (password: string) =>
      (await call('POST /api/account/authenticator/recovery-codes', { body: { password } })).recoveryCodes,
    ...changesAuthenticator,
  });
}

export function useRemoveAuthenticator() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/account/authenticator/removal', { body: { password } }),
    ...changesAuthenticator,
  });
}

export function usePasskeys(uid: string) {
  const { data, ...query } = useQuery({
    queryKey: [...passkeysKey, uid],
    queryFn: ({ signal }) => call('GET /api/account/passkeys', { signal }),
    staleTime: 0,
  });
  return { ...query, data: data?.items, arePossible: data?.arePossible ?? true };
}

/** Creates a passkey in the browser and adds it. Throws WebAuthn's errors as well as API errors. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (password: string) => {
      const optionsJSON = await call('POST /api/account/passkey-challenges', { body: { password } });
      const { startRegistration } = await import('@simplewebauthn/browser');
      const registration = await startRegistration({ optionsJSON });
      const credential = { ...registration, clientExtensionResults: {} };
      return call('POST /api/account/passkeys', { body: { credential } });
    },
    ...changesPasskeys,
  });
}

export function useRenamePasskey(passkeyId: string) {
  return useMutation({
    mutationFn: (name: string) =>
      call('PUT /api/account/passkeys/{passkeyId}/name', { params: { passkeyId }, body: { name } }),
    ...changesPasskeys,
  });
}

/** Takes `onSuccess` here, because the list may have unmounted the caller of `mutate` by then. */
export function useRemovePasskey(passkeyId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/account/passkeys/{passkeyId}', { params: { passkeyId } }),
    ...changesPasskeys,
  });
}

export function useMailConfirmation() {
  return useMutation({ mutationFn: () => call('POST /api/account/address-confirmation') });
}
