import { WebAuthnAbortService, startAuthentication } from '@simplewebauthn/browser';
import { call } from './session-call.ts';

/**
 * Asks the browser to sign a challenge with a passkey. `fromField`: it offers passkeys in the email field's
 * suggestions, and resolves when the user picks one.
 */
export async function askForPasskey(fromField: boolean) {
  const { challenge, rpId } = await call('POST /api/session/passkey-challenge');
  const { response, ...rest } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
    useBrowserAutofill: fromField,
  });
  return { ...rest, response, clientExtensionResults: {} };
}

/** Signs in with a signed challenge. */
export function signInWithPasskey(credential: Awaited<ReturnType<typeof askForPasskey>>) {
  return call('POST /api/session/passkey', { body: { credential } });
}

/** Stops offering passkeys in the email field's suggestions. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}
