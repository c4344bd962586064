import type { PageTable } from './page.ts';

/**
 * The pages that most visitors land on. Every page's first load knows them, so each entry costs every visitor some bytes:
 * all others stand in more-pages.ts, which arrives with the first of them.
 */
export const landingPages = {
  '/': { load: () => import('../pages/home.tsx'), isPublic: true },
  '/course/$courseId': {
    load: () => import('../pages/course.tsx'),
    isPublic: true,
    parent: '/courses',
    params: ({ courseIds }) => courseIds,
  },
} as const satisfies PageTable;
