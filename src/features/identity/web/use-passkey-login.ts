import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { arePasskeysPossible } from './passkeys-possible.ts';
import { useSession } from './session-store.ts';

type Module = typeof import('./passkey-login.ts');
export type PasskeySession = Awaited<ReturnType<Module['signInWithPasskey']>>;

const load = (): Promise<Module> => import('./passkey-login.ts');

/**
 * Passkeys on the login page, if possible. The browser offers them in the email field's suggestions while nobody is
 * signed in, and `signIn` asks for one. `onRefused`: a passkey from the suggestions was refused.
 */
export function usePasskeyLogin(
  onSession: (session: PasskeySession) => Promise<unknown>,
  onRefused: (error: ApiError) => void,
) {
  const [arePossible, setPossible] = useState(false);
  const isVisitor = useSession().status === 'visitor';

  useEffect(() => setPossible(arePasskeysPossible()), []);

  useEffect(() => {
    if (!isVisitor || !arePasskeysPossible()) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    async function offer() {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const module = await load();
      if (isLeft) return;
      stop = module.stopOffering;
      const credential = await module.askForPasskey(true);
      const session = await module.signInWithPasskey(credential).catch(refused);
      await (session ? onSession(session) : offer());
    }
    /** The next offer gets a new challenge: another tab's may have replaced this one, or it has expired. */
    function refused(error: unknown): null {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeft) onRefused(error);
      return null;
    }
    offer().catch((error: unknown) => {
      // The user has not asked for anything yet, so errors are shown only after a click. Browsers also end an offer
      // with an error.
      if (!(error instanceof Error)) throw error;
    });
    return () => {
      isLeft = true;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- offered once per form
  }, [isVisitor]);

  return {
    arePossible,
    /** Returns null if the user has picked none; throws {@link ApiError}. */
    signIn: async (): Promise<PasskeySession | null> => {
      try {
        const module = await load();
        return await module.signInWithPasskey(await module.askForPasskey(false));
      } catch (error) {
        if (error instanceof ApiError) throw error;
        return null;
      }
    },
  };
}
