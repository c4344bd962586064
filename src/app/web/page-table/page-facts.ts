import type { dataPages, morePages } from './more-pages.ts';
import type { PageEntry } from './page.ts';

type PageFacts = Pick<PageEntry, 'isListed' | 'isFindable' | 'parent' | 'params'>;

const beneathServices = { parent: '/nav1/item3' } as const;
const mailed = { isFindable: false } as const;

/**
 * Data for the sitemap, the breadcrumbs and the search, by page. Separate from the page table, because browsers do not
 * need it.
 */
export const pageFacts: { readonly [Path in keyof typeof morePages | keyof typeof dataPages]?: PageFacts } = {
  '/login': { isListed: false },
  '/apply': { isListed: false },
  '/search': { isListed: false, isFindable: false },
  '/openings/$openingId': { parent: '/work-with-us', params: ({ openingIds }) => openingIds },
  '/careers/$careerId': { parent: '/careers', params: ({ careerIds }) => careerIds },
  '/blog/$slug': { parent: '/blog', params: ({ articleSlugs }) => articleSlugs },
  '/nav2/item1': beneathServices,
  '/nav2/item2': beneathServices,
  '/nav2/item3': beneathServices,
  '/nav2/item4': beneathServices,
  '/affiliate': { parent: '/blog' },
  '/courses/$courseId': { params: ({ courseIds }) => courseIds },
  '/reset-password': mailed,
  '/confirm-email': mailed,
  '/teach': { isFindable: false },
  '/admin': { isFindable: false },
};
