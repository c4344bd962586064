import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { newsletterPartMessages } from './part-messages.ts';

/** At the foot of every page: its script comes after the page's own. */
export const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx'), newsletterPartMessages);
