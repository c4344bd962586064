import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../platform/web/rpc.ts';
import { call } from './session-call.ts';
import { endSession } from './session-store.ts';

/**
 * Signs out in every open tab, removes the stored flag and goes to /login (specification §4). Answers null; or, when
 * the server could not be told, what went wrong: the user is then still signed in.
 */
export function useSignOut(): () => Promise<ApiError | null> {
  const navigate = useNavigate();
  return async () => {
    try {
      await call('DELETE /api/session');
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
    endSession(null);
    await navigate({ to: '/login' });
    return null;
  };
}
