import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { contactRoutes } from '../../contact/contract.ts';
import type { ChatMessage } from './conversation.ts';
import { type Handover, forgetHandover } from './typed-handover.ts';

const call = makeCall<typeof contactRoutes>();

/** Limits of the route; of a longer conversation, only the end is sent. */
const linesMax = 60;
const lineMaxLength = 500;

interface Line {
  readonly id: number;
  readonly sender: 'user' | 'bot';
  readonly text: string;
}

/** Returns the lines to hand over, for the preview and the request. They include the titles of suggested pages. */
export function linesOf(messages: readonly ChatMessage[]): readonly Line[] {
  return messages.slice(-linesMax).map(({ id, sender, text, ...said }) => {
    const pages = 'offer' in said && said.offer?.kind === 'pages' ? said.offer.pages : [];
    const titles = pages.map(({ title }) => title).join(', ');
    return { id, sender, text: (titles === '' ? text : `${text}: ${titles}`).slice(0, lineMaxLength) };
  });
}

/** Sends the conversation to the site's staff, then clears the handover draft. */
export function useHandOver() {
  return useAct(async ({ lines, ...form }: Handover & { lines: readonly Line[] }) => {
    const body = { ...form, conversation: lines.map(({ sender, text }) => ({ sender, text })) };
    await call('POST /api/chat-handovers', { body });
    forgetHandover();
  });
}
