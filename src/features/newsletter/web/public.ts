import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { newsletterPartMessages } from './part-messages.ts';

/** Newsletter form at the foot of every page; the script loads after the page's own. */
export const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx'), newsletterPartMessages);
