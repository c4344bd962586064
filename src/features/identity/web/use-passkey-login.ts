import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { arePasskeysPossible } from './passkeys-possible.ts';
import { useSession } from './session-store.ts';

type Module = typeof import('./passkey-login.ts');
export type PasskeySession = Awaited<ReturnType<Module['signInWithPasskey']>>;

const load = (): Promise<Module> => import('./passkey-login.ts');

/**
 * Passkeys on the login page, where they can be used: the browser offers them in its list beneath the email field while
 * nobody is signed in, and `signIn` asks for one. `onRefused`: one that was picked from the list did not sign in.
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
    /** The next one signs a new challenge: another tab's may have taken the place of the one before, or its hour is over. */
    function refused(error: unknown): null {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeft) onRefused(error);
      return null;
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
  }, [isVisitor]);

  return {
    arePossible,
    /** Gives null if the user has picked none; throws {@link ApiError}. */
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
