import { useState } from 'react';
import { type User, useSession } from './session-store.ts';

/** Whose page this is: the signed-in user, or who was it last since the page was opened; null if nobody was. */
export function usePageUser(): User | null {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}
