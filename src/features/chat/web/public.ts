import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { chatPartMessages } from './part-messages.ts';

/** The floating icon of every page, and what opens from it: its script comes after the page's own. */
export const Chat = lazyPart(() => import('./parts/chat-launcher.tsx'), chatPartMessages);
