import { lazyPart } from '../../../platform/web/lazy-part.tsx';

/** The floating icon and its panel on every page; the script loads after the page's own. */
export const Chat = lazyPart(() => import('./components/chat-launcher.tsx'), {
  failed: 'The chat could not be loaded.',
  retry: 'Try again',
});
