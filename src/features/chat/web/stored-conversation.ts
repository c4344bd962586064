import type { useSession } from '../../identity/web/public.ts';
import {
  type Conversation,
  currentConversation,
  nothingSaid,
  putConversation,
  resume,
  subscribeToConversation,
} from './conversation.ts';
import { forgetHandover } from './typed-handover.ts';

/** Storage key; its number changes with the stored format. */
const key = 'opvir.chat.1';

interface StoredConversation extends Conversation {
  /** Null until a user has signed in. */
  readonly uid: string | null;
}

let uid: string | null = null;
let isRead = false;

/**
 * Stores the conversation across reloads of this tab. Clears it, and the handover draft, when its user signs out or
 * another one signs in. Call it with every change of the session; the first call restores the stored conversation.
 */
export function followSession(session: ReturnType<typeof useSession>): void {
  if (!isRead) {
    isRead = true;
    bringBack();
    subscribeToConversation(keep);
  }
  const next = session.status === 'signed-in' ? session.user.uid : session.status === 'visitor' ? null : uid;
  if (uid === next) return;
  const isAnother = uid !== null;
  uid = next;
  if (!isAnother) return keep();
  putConversation(nothingSaid);
  forgetHandover();
}

function bringBack(): void {
  const stored = read();
  if (stored === null) return;
  uid = stored.uid;
  resume({ messages: stored.messages, draft: stored.draft });
}

function read(): StoredConversation | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredConversation | null;
  } catch {
    // Storage is blocked, so nothing was stored.
    return null;
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ uid, ...currentConversation() } satisfies StoredConversation));
  } catch {
    // Storage is blocked or full: the conversation lasts as long as the page.
  }
}
