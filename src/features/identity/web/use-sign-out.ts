import { useNavigate } from '@tanstack/react-router';
import { ChunkLoadError, chunk } from '../../../platform/web/chunk.ts';
import { signOutMessages } from './session-messages.ts';

// Loaded on use, because the header offers it on every page.
const loadSignOut = chunk(() => import('./sign-out.ts'));

/**
 * Signs out in every open tab, removes the stored flag and goes to /login (specification §4). Returns null, or an error
 * text if the server could not be reached: the user is then still signed in.
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
    // Signing out is an explicit choice, so there is no warning about unsaved input.
    await navigate({ to: '/login', ignoreBlocker: true });
    return null;
  };
}
