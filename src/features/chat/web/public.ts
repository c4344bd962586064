import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { chatPartMessages } from './part-messages.ts';

/** The floating icon and its panel on every page; the script loads after the page's own. */
export const Chat = lazyPart(() => import('./components/chat-launcher.tsx'), chatPartMessages);
