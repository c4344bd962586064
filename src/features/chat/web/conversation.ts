import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { chatReplyDelayMs } from '../../../platform/contract/limits.ts';
import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import type { SearchResult, searchRoutes } from '../../search/contract.ts';
import { canBeSent, chatReplyText, searchTextOf } from '../rules.ts';

const call = makeCall<typeof searchRoutes>();

interface Question {
  readonly id: number;
  readonly sender: 'user';
  readonly text: string;
}

/** Second part of a reply: pages that match the question, or the reason why there are none, with further links. */
export type Offer =
  | { readonly kind: 'pages'; readonly pages: readonly z.infer<typeof SearchResult>[] }
  | { readonly kind: 'nothing' | 'unanswered' | 'unasked'; readonly question: string };

interface Reply {
  readonly id: number;
  readonly sender: 'bot';
  readonly text: string;
  /** Null until it is loaded. */
  readonly offer: Offer | null;
}

/** One message of the conversation (specification §3). */
export type ChatMessage = Question | Reply;

export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** The unsent input; it survives collapsing the panel. */
  readonly draft: string;
}

/** Number of links that fit below a reply on a phone without scrolling. */
const linksMax = 4;

export const nothingSaid: Conversation = { messages: [], draft: '' };

// Outside React, because the conversation outlives the panel and every navigation.
let conversation = nothingSaid;
const listeners = new Set<() => void>();

export function currentConversation(): Conversation {
  return conversation;
}

export function putConversation(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}

export function subscribeToConversation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function write(draft: string): void {
  putConversation({ ...conversation, draft });
}

/** Takes over input from before the panel could open. Each line except the last was sent with Enter. */
export function takeTyped(typed: string): void {
  for (const [at, line] of typed.split('\n').entries()) {
    if (at > 0) send();
    if (line !== '') write(conversation.draft + line);
  }
}

/** Sends the draft to the bot (specification §4); a blank one is not sent (§5). */
export function send(): void {
  const text = conversation.draft.trim();
  if (!canBeSent(text)) return;
  const question: Question = { id: conversation.messages.length, sender: 'user', text };
  putConversation({ messages: [...conversation.messages, question], draft: '' });
  answer(question);
}

/** Returns the number of pending replies. */
export function awaitedIn({ messages }: Pick<Conversation, 'messages'>): number {
  return messages.reduce((awaited, { sender }) => awaited + (sender === 'user' ? 1 : -1), 0);
}

/** Continues a conversation after a reload: questions without a reply are answered. */
export function resume(stored: Conversation): void {
  putConversation(stored);
  const questions = stored.messages.filter((message) => message.sender === 'user');
  for (const question of questions.slice(questions.length - awaitedIn(stored))) answer(question);
}

/** The bot replies after 1000 ms (specification §4, §9). */
function answer(question: Question): void {
  const looking = findOffer(question.text);
  setTimeout(() => {
    // The conversation was cleared meanwhile.
    if (!conversation.messages.includes(question)) return;
    const reply: Reply = { id: conversation.messages.length, sender: 'bot', text: chatReplyText, offer: null };
    putConversation({ ...conversation, messages: [...conversation.messages, reply] });
    void looking.then((offer) =>
      putConversation({
        ...conversation,
        messages: conversation.messages.map((each) => (each === reply ? { ...reply, offer } : each)),
      }),
    );
  }, chatReplyDelayMs);
}

async function findOffer(question: string): Promise<Offer> {
  const q = searchTextOf(question);
  if (q === null) return { kind: 'unasked', question };
  try {
    const { items } = await call('GET /api/search', { query: { q, match: 'any' } });
    return items.length > 0 ? { kind: 'pages', pages: items.slice(0, linksMax) } : { kind: 'nothing', question };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unanswered', question };
    throw error;
  }
}

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribeToConversation, currentConversation, () => nothingSaid);
}
