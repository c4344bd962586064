import { lazyPart } from '../../../platform/web/lazy-part.tsx';

/** Newsletter form at the foot of every page; the script loads after the page's own. */
export const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx'), {
  failed: 'The newsletter could not be loaded.',
  retry: 'Try again',
});
