import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { chatReplyDelayMs } from '../../../platform/contract/limits.ts';
import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import type { SearchResult, searchRoutes } from '../../search/contract.ts';
import { canBeSent, chatReplyText, searchTextOf } from '../rules.ts';

const call = makeCall<typeof searchRoutes>();

/** One line of the conversation (specification §3), with the links beneath a reply; an empty list until they are found. */
export type ChatMessage =
  | { readonly id: number; readonly sender: 'user'; readonly text: string }
  | {
      readonly id: number;
      readonly sender: 'bot';
      readonly text: string;
      readonly links: readonly z.infer<typeof SearchResult>[];
    };

export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** How many replies are still to come. */
  readonly awaited: number;
  /** What is typed and not sent yet: collapsing the panel does not lose it. */
  readonly draft: string;
}

/** As many links as fit beneath a reply without a scroll on a phone. */
const linksMax = 4;

const nothing: Conversation = { messages: [], awaited: 0, draft: '' };

// Outside React: the conversation outlives the panel and every navigation.
let conversation = nothing;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function write(draft: string): void {
  put({ ...conversation, draft });
}

/** Says the draft to the bot, which replies after 1000 ms (specification §4); a blank one is not sent (§5). */
export function send(): void {
  const text = conversation.draft.trim();
  if (!canBeSent(text)) return;
  put({
    messages: [...conversation.messages, { id: ++lastId, sender: 'user', text }],
    awaited: conversation.awaited + 1,
    draft: '',
  });
  const found = findLinks(text);
  setTimeout(() => {
    const reply: ChatMessage = { id: ++lastId, sender: 'bot', text: chatReplyText, links: [] };
    put({ ...conversation, messages: [...conversation.messages, reply], awaited: conversation.awaited - 1 });
    void found.then((links) => links.length > 0 && replace({ ...reply, links }));
  }, chatReplyDelayMs);
}

function replace(message: ChatMessage): void {
  put({ ...conversation, messages: conversation.messages.map((each) => (each.id === message.id ? message : each)) });
}

/** The reply stands without them: a search that fails has found nothing. */
async function findLinks(message: string): Promise<readonly z.infer<typeof SearchResult>[]> {
  const q = searchTextOf(message);
  if (q === null) return [];
  try {
    const { items } = await call('GET /api/search', { query: { q, match: 'any' } });
    return items.slice(0, linksMax);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

export function useConversation(): Conversation {
  return useSyncExternalStore(
    subscribe,
    () => conversation,
    () => nothing,
  );
}
