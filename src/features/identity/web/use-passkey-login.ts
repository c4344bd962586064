import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { arePasskeysPossible } from './passkeys-possible.ts';

type Module = typeof import('./passkey-login.ts');
export type PasskeySession = Awaited<ReturnType<Module['signInWithPasskey']>>;

const load = (): Promise<Module> => import('./passkey-login.ts');

/**
 * Passkeys on the login page, where they can be used: the browser offers them in its list beneath the email field, and `signIn`
 * asks for one.
 */
export function usePasskeyLogin(onSession: (session: PasskeySession) => Promise<unknown>) {
  const [arePossible, setPossible] = useState(false);

  useEffect(() => {
    if (!arePasskeysPossible()) return undefined;
    setPossible(true);
    let stop: (() => void) | undefined;
    let isLeft = false;
    async function offer() {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const module = await load();
      if (isLeft) return;
      stop = module.stopOffering;
      await onSession(await module.signInWithPasskey(true));
    }
    offer().catch((error: unknown) => {
      // Nobody has asked for anything: what failed is said when the button is pressed. The browser ends an offer by an error too.
      if (!(error instanceof Error)) throw error;
    });
    return () => {
      isLeft = true;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- offered once, as long as the form is there
  }, []);

  return {
    arePossible,
    /** Gives null if the user has picked none; throws {@link ApiError}. */
    signIn: async (): Promise<PasskeySession | null> => {
      try {
        return await (await load()).signInWithPasskey(false);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        return null;
      }
    },
  };
}
