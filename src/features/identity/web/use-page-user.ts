import { useState } from 'react';
import { type User, useSession } from './session-store.ts';

/** Returns the signed-in user, or the last one since the page was opened; null if there was none. */
export function usePageUser(): User | null {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}
