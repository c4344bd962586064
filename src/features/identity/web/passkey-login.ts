import { WebAuthnAbortService, startAuthentication } from '@simplewebauthn/browser';
import { call } from './session-call.ts';

/** Has a passkey sign that the browser asks its user for; `fromField`: in the list beneath the email field, once they pick one there. */
export async function askForPasskey(fromField: boolean) {
  const { challenge, rpId } = await call('POST /api/session/passkey-challenge');
  const { response, ...rest } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
    useBrowserAutofill: fromField,
  });
  return { ...rest, response, clientExtensionResults: {} };
}

/** Signs in with what a passkey has signed. */
export function signInWithPasskey(credential: Awaited<ReturnType<typeof askForPasskey>>) {
  return call('POST /api/session/passkey', { body: { credential } });
}

/** The list beneath the field offers none any more. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}
