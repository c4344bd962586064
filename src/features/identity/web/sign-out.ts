import { call } from './session-call.ts';
import { endSession } from './session-store.ts';

/** Ends the session on the server, then in every open tab. Throws ApiError if the server could not be reached. */
export async function signOut(): Promise<void> {
  await call('DELETE /api/session');
  endSession(null);
}
