import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { HandoverForm, contactRoutes } from '../../contact/contract.ts';
import type { ChatMessage } from './conversation.ts';

const call = makeCall<typeof contactRoutes>();

/** As much as the route takes: of a longer conversation it is the end. */
const linesMax = 60;
const lineMaxLength = 500;

export type Handover = z.infer<typeof HandoverForm>;

interface Line {
  readonly id: number;
  readonly sender: 'user' | 'bot';
  readonly text: string;
}

/** The lines that are handed over, and shown before they are: with the pages that the bot named. */
export function linesOf(messages: readonly ChatMessage[]): readonly Line[] {
  return messages.slice(-linesMax).map(({ id, sender, text, ...said }) => {
    const pages = 'offer' in said && said.offer?.kind === 'pages' ? said.offer.pages : [];
    const titles = pages.map(({ title }) => title).join(', ');
    return { id, sender, text: (titles === '' ? text : `${text}: ${titles}`).slice(0, lineMaxLength) };
  });
}

/** Hands a conversation over to the people who run the site. */
export function useHandOver() {
  return useAct(({ lines, ...form }: Handover & { lines: readonly Line[] }) =>
    call('POST /api/chat-handovers', {
      body: { ...form, conversation: lines.map(({ sender, text }) => ({ sender, text })) },
    }),
  );
}
