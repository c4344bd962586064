import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { contactRoutes } from '../../contact/contract.ts';
import type { ChatMessage } from './conversation.ts';
import { type Handover, forgetHandover } from './typed-handover.ts';

const call = makeCall<typeof contactRoutes>();

/** As much as the route takes: of a longer conversation it is the end. */
const linesMax = 60;
const lineMaxLength = 500;

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

/** Hands a conversation over to the people who run the site; what was typed for it is forgotten then. */
export function useHandOver() {
  return useAct(async ({ lines, ...form }: Handover & { lines: readonly Line[] }) => {
    const body = { ...form, conversation: lines.map(({ sender, text }) => ({ sender, text })) };
    await call('POST /api/chat-handovers', { body });
    forgetHandover();
  });
}
