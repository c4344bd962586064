import type { SiteAddress } from './site-link.tsx';

/** The pages that say who runs the site and on what terms: their titles and addresses. */
export const legalLinks: readonly { readonly text: string; readonly path: SiteAddress }[] = [
  { text: 'Privacy notice', path: '/privacy' },
  { text: 'Terms of use', path: '/terms' },
  { text: 'Imprint', path: '/imprint' },
];

/** The privacy notice alone, for a form that stands beside the links to all legal pages. */
export const privacyLink = legalLinks.slice(0, 1);
