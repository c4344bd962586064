import { useNavigate } from '@tanstack/react-router';
import { ChunkLoadError, chunk } from '../../../platform/web/chunk.ts';
import { signOutMessages } from './session-messages.ts';

// The header offers it on every page; what it needs is loaded when it is used.
const loadSignOut = chunk(() => import('./sign-out.ts'));

/**
 * Signs out in every open tab, removes the stored flag and goes to /login (specification §4). Answers null; or, when
 * the server could not be told, a sentence that says why: the user is then still signed in.
 */
export function useSignOut(): () => Promise<string | null> {
  const navigate = useNavigate();
  return async () => {
    try {
      const { signOut } = await loadSignOut();
      await signOut();
    } catch (error) {
      return error instanceof ChunkLoadError ? signOutMessages.unreachable : (error as Error).message;
    }
    // A decision of its own: nobody is asked about what they typed.
    await navigate({ to: '/login', ignoreBlocker: true });
    return null;
  };
}
